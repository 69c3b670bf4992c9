import { ROOMS, type Rule, SCENES } from './rules.ts'

const HOW_LIT: Record<string, string> = {
  softly: 'soft',
  gently: 'soft',
  warmly: 'warmer',
  brightly: 'brighter',
  dimly: 'dimmer',
}

const COMPASS: Record<string, string> = { north: 'back', south: 'front', east: 'right', west: 'left' }

/** How the scene is looked at: by which projection, and at what. */
export const VIEWING: Rule[] = [
  [/^((?:switch|change|go|turn) to )?(?:the )?(left|right|front|back|top|bottom) side view$/gi, '$1$2 view'],
  [/^((?:switch|change|go) to )(?:the |a )?view from (?:the )?(left|right|front|back|top|above|below)$/gi, '$1$2 view'],
  [/^(?:an? |the )?(?:overhead|aerial|plan|bird ?['’]?s[- ]eye) view(?: please)?$/gi, 'top view'],
  [/^(?:an? |the )?view from (?:above|the top|overhead)(?: please)?$/gi, 'top view'],
  [
    /^(?:turn|rotate|move|put|place|set|bring|swing) the (?:view|camera) (?:to the top|(?:up )?(?:above|over) (?:the (?:scene|room)|everything|it all))$/gi,
    'top view',
  ],
  [/^(?:center|focus) on (?=the |my |it\b|them\b)/gi, 'frame '],
  [/^(?:bring|get|put) into (?:the )?view (?=the |my |it\b|them\b)/gi, 'frame '],
  [/^(?:show|give|take)(?: me)? an? (?:close-up|close up|closeup) (?:view )?of (?=the |my |it\b|them\b)/gi, 'frame '],
  [/\bmost (left|right)(?=$| |\?)/gi, '$1most'],
  [
    /^(?:give me|show me|i (?:want|need|would like)) (?:a |an |the )?(?:good |full |complete |nice )?(?:view|look|overview) (?:of|at) (?=everything|all of it|the whole|all\b)/gi,
    'frame ',
  ],
  [/^(?:and |now )*(from (?:the )?(?:above|below|left|right|front|back|behind|top|side|bottom)) now$/gi, '$1'],
  [/^(sunny|bright|cloudy|foggy|night|daylight|sunset|sunrise|dark)(?: again| once more)(?: please)?$/gi, 'make it $1'],
  // "Show me the whole thing in the evening": both.
  [
    /^((?:show me|let me see|look at|see|frame|view) (?!what\b|how\b|it\b|this\b|that\b)[\w ]+?) (?:in the|at|by|during the) (sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|moonlight)$/gi,
    '$1. make it $2',
  ],
  [
    new RegExp(
      `^(?:make |let |have )?the (?:whole|entire) (?:${ROOMS}) (?:(?:should|must|could|needs to|has to) be |be )?(a bit |much |a little |slightly )?(brighter|darker|lighter|warmer|cooler|colder|dimmer)$`,
      'gi',
    ),
    'make the scene $1$2',
  ],
  [
    /^(?:there is )?(?:way |far |a bit |much )?too much (?:sun|light|sunlight|brightness)(?: in here| here)?$/gi,
    'make the scene darker',
  ],
  [
    /^(?:there is )?(?:way |far |a bit |much )?too little (?:sun|light|sunlight)(?: in here| here)?$/gi,
    'make the scene brighter',
  ],
  [
    new RegExp(
      `^(?:the |this |my |our )?(?:${ROOMS}|lobby|it|everything|here) (?:feels|looks|seems|appears|is) (?:a bit |a little |rather |so |too |very |quite |pretty |really )*(?:gloomy|dreary|dingy|dull|murky|sombre|somber)(?: in here| here)?$`,
      'gi',
    ),
    'make the scene brighter',
  ],
  [
    new RegExp(
      `^(?:the |this |my |our )?(?:${ROOMS}|lobby|it|everything) (?:feels|looks|seems|appears) (?:a bit |a little |rather |so |too |very |quite |pretty |really )*(?:cold|sterile|clinical|unfriendly|uninviting|chilly|cool|bleak)(?: in here| here)?$`,
      'gi',
    ),
    'make the light warmer',
  ],
  // "Let the sun shine from the left": the one that there is.
  [
    /^(?:can |could |should |let |have |make )?the sun(?:light)? (?:should |must |has to |to )?(?:come|shine|fall|be|comes)(?: in)? from (?:the )?(left|right|front|back|behind|above|top)(?: side)?$/gi,
    'sunfrom $1',
  ],
  [
    /^(?:can |could |should |let |have |make )?(?:the )?(?:light|sunlight|main light) (?:should |must |has to |to )?(?:come|shine|fall|be|comes)(?: in)? from (?:the )?(left|right|front|back|behind|above|top)(?: side)?$/gi,
    'light from the $1',
  ],
  [
    /^(?:show me|let (?:me|us) see|i want to see|see) (?:what|how) (?:it|this|that|everything|the (?:scene|room|place)) (?:looks|would look|will look|is)(?: like)? (?:at|by|in(?: the)?|during) (?=(?:sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|moonlight)\b)/gi,
    'make it ',
  ],
  [
    /^the (?:play|scene|story|film|movie|action|show|game|picture) (?:is set|takes place|happens|plays|is|should be) (?:at|in|during) (?:the |late |early )*(?=(?:sunset|sunrise|night|dusk|dawn|evening|morning|noon)$)/gi,
    'make it ',
  ],
  // "Turn on the evening light"; a night light is a lamp.
  [
    /^(?:turn on|switch on|switch-on|put on) (?:the |an? |some )?(evening|morning|sunset|sunrise|dawn|dusk|studio) (?:light|lights|lighting)$/gi,
    'make it $1',
  ],
  [
    /^(?:get|have|go for|create|try) (?:an? |some )(evening|morning|sunset|sunrise|night|day|studio) (?:light|lighting|mood|atmosphere|feeling|vibe)$/gi,
    'make it $1',
  ],
  [
    /^(?:add |create |give me |give it |have |get |set )?an? (?:bit |little |somewhat |slightly )?(warmer|cooler|colder|softer|darker|brighter|dimmer) (?:mood|atmosphere|ambience|ambiance|feeling|feel|tone|light|lighting)(?: would (?:be|feel|look) [\w ]+| please)?$/gi,
    'make the light $1',
  ],
  [
    /^(?:see |show me |have |frame )?the (?:whole|entire) (?:scene|stage|room|thing|place|model|house|garden)(?: (?:should|must|has to|needs to) (?:be (?:in view|visible|seen|on screen)|fit(?: in(?:to)? the (?:view|window|picture))?))$/gi,
    'frame everything',
  ],
  [
    /^(?:have |show (?:me )?|see |give me |take |get )?(?:the )?(?:audience|viewer|visitor|spectator)s?['’]?s?(?: ['’]?s)? (?:view|perspective|point of view)$/gi,
    'view from the front',
  ],
  [/^(?:set|change) (?:the )?light(?:ing|s)?(?: ?['’]s)? colou?r to (.+)$/gi, 'make the light $1'],
  [
    /^(?:show(?: me)?|go to|switch to|change to) the (top|front|back|left|right|side|bottom|perspective)(?: view)?$/gi,
    '$1 view',
  ],
  // "Show the wireframe".
  [
    /^(?:show|switch to|use|display|draw|view)(?: me)?(?: (?:it|everything|the scene|all))?(?: in| as)? (?:the )?(wireframe|clay|unlit|normals|lit|bounding boxes|bounds|shaded)(?: view| mode| shading)?s?$/gi,
    'shadingview $1',
  ],
  // "Orbit a bit to the left", "rotate the view by 30 degrees".
  [
    /^(?:orbit|(?:rotate|turn|swing|spin|orbit) (?:the |my )?(?:view|viewpoint|viewport))(?: (?:around|the (?:scene|view|camera)))?((?: (?:a |by )?(?:bit|little|slightly|\d[\d.]* ?(?:°|degrees?|deg)))?)((?: (?:to |towards )?(?:the )?(?:left|right|up|down)(?:wards)?)?)((?: by \d[\d.]* ?(?:°|degrees?|deg)| a bit| a little)?)$/gi,
    (_all, some: string, way: string, more: string) =>
      `orbitview${some}${more} ${/(left|right|up|down)/i.exec(way)?.[1].toLowerCase() ?? 'right'}`,
  ],
  // "A picture from above": looked at from there first.
  [
    /^(?:(?:take|save|make|shoot|grab) (?:me )?)?(?:an? )?(?:screenshot|picture|photo|snapshot)(?: of ((?:the|my) (?!scene|view|room|whole)[\w ]+?|it|them|everything|the scene|the room))? from (?:the )?(above|below|top|front|back|left|right|side|behind)(?: side)?$/gi,
    (_all, what: string | undefined, side: string) =>
      `${what ? `look at ${what}` : 'look'} from ${/^(?:above|below|behind)$/i.test(side) ? '' : 'the '}${side}. take a screenshot`,
  ],
  [
    /^i (?:can |could )?(?:hardly|barely|scarcely|not) (?:really )?see (?:anything|a thing|much|what i am doing)[.!]*$/gi,
    'make the scene brighter',
  ],
  [
    /^make it an? (?:nice |beautiful |lovely )?(bright|sunny|clear|cloudy|foggy|warm|cold|dark|gloomy|golden) (morning|day|afternoon|noon|evening|night|sunset|sunrise)$/gi,
    'make it $2',
  ],
  [
    /^(?:it is |it['’]s |this is )?(?:a )?(?:bit |little |rather |very |too |so |quite |pretty )*(?:gloomy|dingy|murky|dim|dull)(?: in here| here| there)[.!]*$/gi,
    'make the scene brighter',
  ],
  [
    /^(?:(?:let )?(?:us|me|we|i) )?(?:please )?(?:get|go|come|zoom|step) (?:a bit |a little |much |in )?(?:closer|nearer) to (the [\w ]+?)[?.!]*$/gi,
    'zoom to $1',
  ],
  [
    /^(?:let (?:me|us) (?:have|take|get)|i (?:want|would like|need)(?: to (?:have|take|get))?|give me|take|have|show me|get) a (?:closer|close|good|better|proper|quick) (?:look at|view of) (?!everything|it all|all)/gi,
    'zoom to ',
  ],
  [
    /^(?:show me|look at|(?:can|could|may) (?:i|we) see|let me see) (?:this|it all|all this|all of it|everything) from (the (?:left|right|front|back|top|side)|above|below|behind)/gi,
    'look from $1. frame everything',
  ],
  [
    new RegExp(
      `^(?:show(?: me)?|look at|let me see|(?:can|could|may) (?:i|we) (?:please )?see|zoom out to|frame|i (?:want|would like) to see) (?:the |my |our |this )?(?:whole|entire|complete|full) (?:thing|picture|${ROOMS})[.!?]*$`,
      'gi',
    ),
    'frame everything',
  ],
  // "Give it a warm evening glow".
  [
    /^(?:give|lend|grant) (?:it|the (?:scene|room|place|whole thing)|everything|me|us) (?:an? |some )?((?:warm|cold|cool|soft|cozy|cosy|bright|dark|dim|romantic|calm|gentle) )?(evening|morning|sunset|sunrise|night|day|daylight|dusk|dawn|studio) (?:glow|light|lighting|look|feel|feeling|mood|atmosphere|ambience)$/gi,
    '$1$2 light',
  ],
  // "What stands to its left": what is there.
  [
    /\bwhat (?:is|are|stands|sits|lies|hangs) (?:to|on|at) (?:its|their) (left|right)(?: side| hand side)?\b/gi,
    'what is to the $1 of it',
  ],
  [/\bwhat (?:stands|sits|lies) (?=to the (?:left|right) of )/gi, 'what is '],
  // "Anything on the desk?" asks; "anything on the desk" is what stands there.
  [
    /^(?:anything|something) ((?:on|in|inside|under|behind|next to|beside|above|near|in front of) the [\w ]+?) ?\?*$/gi,
    'what is $1',
  ],
  [/^(the [\w ]+?) (?:is|are|has) (?:which|what) colou?r\??$/gi, 'what color is $1'],
  [
    /^(?:it is|it's|the (?:light|sun|scene|place|room) is) (?:way |much |far |really |so |too )*(?:blinding|dazzling|glaring)(?: bright)?(?: in here| here| me)?[.!]*$/gi,
    'make the scene darker',
  ],
  [
    /^(?:a (?:bit|little) )?(less|more) light(?:ing)?,? (?:please|pls|in here|here|would be nice|would be good)[.!]*$/gi,
    (_all, much: string) => `make the scene ${/less/i.test(much) ? 'darker' : 'brighter'}`,
  ],
  // "Tone the light down a bit", "turn up the brightness".
  [
    /^(?:tone|turn|take|bring) (?=[\w ]*\b(?:down|up)\b)(?:(?:the|lights?|lighting|brightness|down|up|a bit|a little|slightly|somewhat)(?: |$)){2,}$/gi,
    (said: string) =>
      /light|bright/i.test(said)
        ? `make the scene ${/bit|little|slightly|somewhat/i.test(said) ? 'a bit ' : ''}${/down/i.test(said) ? 'darker' : 'brighter'}`
        : said,
  ],
  [/^the place (?:is|looks|seems|feels) ((?:way |much |far |a bit )?too (?:bright|dark))$/gi, 'the room is $1'],
  [
    /\band (?:light|illuminate|light up) (the [\w ]+?) with (an? [\w ]+?)(?: from (?:above|overhead))?$/gi,
    'and add $2 above $1',
  ],
  [
    /^(?:an? |the |switch to |show |use |look from )*(?:isometric|iso|axonometric|three[- ]quarter)(?: view| perspective| angle)?$/gi,
    'look from the corner',
  ],
  [/^(?:some |a bit of )?(warm|cold|cool|soft|evening|morning) light(?:ing)?$/gi, 'make the light $1'],
  [
    /\b(?:should |must )?(?:look|feel|seem) like (?:an? |the |it is |it were )?(?:early |late |deep )?(sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|midnight|twilight)\b/gi,
    'be $1',
  ],
  [
    /^(dim|darken|brighten|lighten)(?: up)? (?:the (?:whole |entire )?(?:room|scene|place|gallery|hall)|everything|the whole thing)(?: (a bit|a little|bit|slightly|much))?$/gi,
    (_all, verb: string, much = '') =>
      `make the scene ${much ? `${much} ` : ''}${/^d/i.test(verb) ? 'darker' : 'brighter'}`,
  ],
  [/\b(left|right)[- ]hand (?=wall|window|door|table|chair|lamp|one\b|sofa|shelf|box|cube)/gi, '$1 '],
  [
    /^(?:zoom|move|go|step) (?:out|back)(?: far enough)?,? (?:so (?:that )?|until |to )(?:i can |we can |one can |you can )?(?:see|face|look at|show) (?:the )?(?:whole|entire|complete) (?:thing|scene|room|place|[a-z]+)$|^(?:zoom|move|go|step) (?:out|back)(?: far enough)?,? (?:so (?:that )?|until |to )(?:i can |we can |one can |you can )?(?:see|face|look at|show) (?:everything|it all|all of it)$/gi,
    'frame everything',
  ],
  [
    /^(?:give me |add |make |create |save |take |i want |show me |get )?(?:me )?(?:an? )?(?:png|jpe?g|screenshot|snapshot|picture|image|photo)(?: file| image)? of (?:the |this |my )?(?:view|scene|viewport|screen|room)$/gi,
    'take a screenshot',
  ],
  [/^tell me (?:everything|all|what)(?: that)? is (?=on|in|under|behind|next|beside|in front|above)/gi, 'what is '],
  [
    /^(?:what|how) (?:does|would|do|will) (?:it|this|that|the (?:scene|room|place)|everything|things) look(?: like)? (?:when (?:seen |viewed )?)?from (?=(?:the )?(?:above|below|left|right|top|front|back|side|behind|corner)\b)/gi,
    'look from ',
  ],
  [
    /^(?:what|how) (?:does|would|do|will) (?:it|this|that|the (?:scene|room|place)|everything|things) look(?: like)? (?:at|by|in(?: the)?|during) (?=(?:sunset|sunrise|night|dusk|dawn|evening|morning|daylight|noon|moonlight)\b)/gi,
    'make it ',
  ],
  [
    /^(?:i (?:want|would like|need) to |let me )?(?:see|view|look at|show(?: me)?) (?:the (?:room|scene|place|whole thing)|everything|it all) from (?:the )?(left|right|front|back|top|above|below|side|behind)(?: side)?$/gi,
    'look from the $1',
  ],
  [
    /^(?:give me |show me |add |i want |switch to |get )?(?:an? |the )?(?:bird(?: ?'s|s)?[- ]eye|top|top[- ]down|overhead|plan|aerial) (?:view|shot|perspective|look) (?:of|on|onto|at|over) (.+)$/gi,
    'look at $1 from above',
  ],
  [
    /^(?:give me |show me |add |i want |switch to |get )?(?:an? |the )?(front|side|back|left|right) (?:view|shot) (?:of|on) (.+)$/gi,
    'look at $2 from the $1',
  ],
  [/\b(?:spring|summer|autumn|winter)(?:'s)? (?=(?:evening|night|morning|sunset|sunrise|afternoon)\b)/gi, ''],
  [/^(?:night|night[- ]?time),? (?:and|with|plus) (?=(?:an?|some|two|three) )/gi, 'make it night and add '],
  // "Light the gallery softly": how the whole of it is lit.
  [
    new RegExp(
      `^(?:light|illuminate)(?: up)? (?:the (?:whole )?(?:${SCENES})|everything|it all) (softly|gently|warmly|brightly|dimly)$`,
      'gi',
    ),
    (_all, how: string) => `make the light ${HOW_LIT[how.toLowerCase()]}`,
  ],
  // "Everything looks so dark, could we have some more light".
  [
    /^(?:(?:everything|it|all|the (?:scene|room|place|picture|whole thing)) (?:is|looks|seems|feels) (?:so |too |very |really |rather |quite |pretty |bit |a bit |way |much )*(?:dark|gloomy|dim|murky)(?: (?:in )?here)?[,;.!] (?:so )?(?:please )?)?(?:let us |we |you |i )?(?:have |need |want |get |could use |give (?:us|me|it) )?(?:some |a bit |a little |bit |a lot |lots )?(?:of )?more light(?:ing)?(?: please| in here| here)*[!.]*$/gi,
    'make the light brighter',
  ],
  [
    /^(?:the |my )?(?:room|scene|place|whole thing|lighting) (?:could use|could do with|needs|wants|lacks) (?:some |a bit )?more light$/gi,
    'make the scene brighter',
  ],
  [
    /^(?:let|make|have) the sun (?:set|go down|sink)$|^(?:an? )?(?:evening|setting|low) sun(?:light)?$|^the sun (?:is setting|sets|goes down)$/gi,
    'make it sunset',
  ],
  [
    /^(?:let|make|have) the sun (?:rise|come up|go up)$|^(?:an? )?(?:morning|rising) sun(?:light)?$|^the sun (?:is rising|rises|comes up)$/gi,
    'make it sunrise',
  ],
  [
    /^(?:(?:get|take|have|give me|add|look at|i want|show me) )?(?:an? )?(?:close|closer|better|near|good|detailed) (?:look|view|shot) (?:at|of) (.+)$/gi,
    'frame $1',
  ],
  [/^(?:get|take|have) a look at /gi, 'look at '],
  [/^(?:take|bring|fly|move|get) me (?:over )?(?:to|near|close to|closer to) (.+)$/gi, 'frame $1'],
  [/^(?:go|jump|fly|walk) (?:over )?to (the (?!left|right|back|front|next|previous|default)[\w ]+)$/gi, 'frame $1'],
  [
    /^(?:show(?: me)?|(?:let me )?see|look at|view) (.+?) (?:(?:from )?(?:up close|close up|close-up|close by|nearby)|in (?:close[- ]up|detail)|from (?:nearer|closer|near))$/gi,
    'frame $1',
  ],
  // "And keep it aimed at the vase".
  [
    /,? (?:and|but|while) keep(?:ing)? (it|them) (?:aimed|pointed|pointing|aiming|looking|facing|focused|turned) (?:at|to|towards?|on) /gi,
    ' and turn $1 to face ',
  ],
  [
    /\b(?:the )?exposure (?:(?:a )?(bit|little) )?(up|higher|down|lower)\b/gi,
    (_all, bit: string | undefined, way: string) =>
      `make the scene ${bit ? 'a bit ' : ''}${/up|higher/i.test(way) ? 'brighter' : 'darker'}`,
  ],
  // On a map north is up, which is away from who looks at the scene.
  [
    /\b(on|to|at|along|from) the (north|south|east|west)(?:ern)? (side|end|edge)\b/gi,
    (_all, at: string, way: string, side: string) => `${at} the ${COMPASS[way.toLowerCase()]} ${side}`,
  ],
  // "A wall on the left side": of the room.
  [
    /^((?:add|put|place|create|build|make) (?:a|an|another) (?:[\w]+ )?(?:wall|window|door) (?:on|at|to|in) the (?:left|right|back|front) side)\b(?! of\b)/gi,
    '$1 of the room',
  ],
  [/^which ([a-z]+) (?:is|stands|lies|sits) in the (?:middle|center)\??$/gi, 'which $1 is the middlemost'],
  [
    /^which (?:of the |one of the )?((?:[a-z]+ )?(?!one\b)[a-z]+?)s? (?:is|stands|lies|sits) (?:on|at|to) the (?:far )?(left|right)(?: (?:hand )?side)?\??$/gi,
    'which $1 is the $2most',
  ],
  [
    /^(how many .+?)(?: are there)?,? (?:in total|altogether|overall|in all|all together|taken together)\??$/gi,
    '$1 are there',
  ],
  [
    /^(?:go|switch|change|use|set|turn on|look)?(?: (?:the|to an?))? ?(?:view |camera |projection )?(?:back )?(?:to |in |into )?(?:an? |the )?(perspective|orthographic|ortho)(?: view| projection| mode| camera)?$/gi,
    (_all, kind: string) => `${/^persp/i.test(kind) ? 'perspective' : 'orthographic'}-mode`,
  ],
  [/\b(?:focus|center|aim|zoom) (?:the )?(?:camera|view) (?:in )?(?:on|onto|at|to) /gi, 'frame '],
  [/^reset (?:the |my )?camera(?: position| angle)?$/gi, 'reset the view'],
  [/^(?:show (?:me )?)?(?:the |a )?view from (?=the (?!left|right|front|back|top|side|corner)\w)/gi, 'look from '],
  [/^give me (?:the |a )?(?:view|look) from (?=the )/gi, 'look from '],
  [/^camera (?:view )?from (?:the )?(above|top|front|back|left|right|side|behind|below)$/gi, 'show it from $1'],
  [/^show (?:me )?((?!how|what|where|from)[\w ]+?) from (?=(?:the|above|below|behind|up)\b)/gi, 'look at $1 from '],
]
