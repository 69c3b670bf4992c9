import { color, hidden, moved, newOnes, on, rest } from '../checks.ts'
import type { Request } from '../harness.ts'
import { inEveryForm } from '../many-ways.ts'

/** What is taken back in the same breath, and what is said around an order, in sentences that are crossed from their parts. */
export const FORMS_OF_SECOND_THOUGHTS: Request[] = [
  ...inEveryForm(
    'shapes',
    `
    {paint|make|color} the cone{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }the cylinder black
    {paint|make|color} the cone black{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }the cylinder
    `,
    [color('Cylinder', 'black'), rest('Cylinder')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {paint|make|color} the cylinder red{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }black
    {the cylinder should be|turn the cylinder} red{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }black
    `,
    [color('Cylinder', 'black'), rest('Cylinder')],
  ),
  ...inEveryForm(
    'shapes',
    `
    move the cone 1 m to the right{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }to the left
    {shift|push} the cone 1 m right{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }left
    `,
    [moved('Cone', [-1, 0, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    raise the cone by 20 cm{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }50 cm
    move the cone up 20 cm{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }50 cm
    `,
    [moved('Cone', [0, 0.5, 0]), rest('Cone')],
  ),
  ...inEveryForm(
    'empty',
    `
    add three cubes{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }four cubes
    add three{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }four cubes
    create 3 spheres{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }4
    `,
    [newOnes(4)],
  ),
  ...inEveryForm(
    'room',
    `
    put the ball on the table{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }on the sofa
    put the ball on the table{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }the sofa
    place the ball under the table{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }on the sofa
    `,
    [on('Ball', 'Sofa'), rest('Ball')],
  ),
  ...inEveryForm(
    'shapes',
    `
    delete the cone{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }hide it
    remove the cone{, no, |, no wait, |... no, |... i mean |, i mean |, sorry, |, sorry, i mean |... actually | - no, |, wait, |, or rather |... sorry, |, oops, i mean |, er, |... uh, no, |, no sorry, |, make that |, correction: |, scratch that, |. no, |. i mean |. sorry, |, hold on, |... wait no, }just hide it
    `,
    [hidden('Cone'), rest('Cone')],
  ),
  ...inEveryForm(
    'shapes',
    `
    {um, |uh, |er, |erm, |well, |so, |okay, |ok so |right, |hmm, |hm, |hey, |hi, |hello, |yo, |listen, |look, |alright, |now, |now then, |ah, |oh, |oh and |oh, and |and |also, |anyway, |like, |you know, |i mean, |actually, |basically, |honestly, |please, ||dear assistant, |assistant, |hey assistant, |good morning, |good evening! |thanks. |great, now |nice, now |perfect. now |good. next, |next, |first of all, |for a start, |to begin with, |quick one: |quick question: can you |one more thing: |another thing: |by the way, |btw, |oh wait, |i forgot: |lastly, |finally, |then |after that, |if you can, |if possible, |if you don't mind, |when you have time, |whenever you're ready, |would you kindly |be so kind and |be a dear and |do me a favour: |i beg you, |for me, |for now, |this time, |as a test, |just for fun, |for the hell of it, |let's see, |let's say |suppose we }paint the cylinder black
    paint the cylinder black{ please| pls| plz| thanks| thx| thank you| if you can| if possible| if you don't mind| for me| for now| now| right now| asap| immediately| at once| as soon as possible| when you can| would you| will you| could you| can you| ok| okay| alright| right| and that's it| that's all| that is all for now| i think| i guess| i suppose| maybe| perhaps| or so| or something| or whatever| you know| instead| again| too| as well|| quickly| carefully| nicely| properly| completely|| all over| all of it| for a change| for once| for the moment| for the time being| to see how it looks| to see what it looks like| so i can see it better| because it looks boring| because i like black| since black is my favourite| it would look better| , it'd look nicer| so that it stands out| so it stands out| to make it stand out| as discussed| like we said| as i said||| like i told you| !| !!| .| ...| :)| ?| , it's ugly| , i'm tired of white}
    `,
    [color('Cylinder', 'black'), rest('Cylinder')],
  ),
]
