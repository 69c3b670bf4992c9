/** Words that people use for one thing, where the scene has it under another. */
const SAME = `bike bicycle
plane airplane aeroplane aircraft jet
truck lorry
mic microphone
phone telephone smartphone mobile
stove cooker oven
tap faucet
cart trolley
rock stone boulder
bush shrub
cushion pillow
mug cup
screen monitor display
boat ship
picture painting
carpet rug mat
bin wastebasket dustbin
cupboard wardrobe closet cabinet
couch sofa settee
fridge refrigerator
tub bath bathtub
shop store
kid child
man person guy
woman person lady
auto car automobile
path trail
backpack rucksack
parasol umbrella
till register`
  .split('\n')
  .map((line) => line.split(' '))

/** Whether two words are for one kind of thing. */
export const isSynonym = (a: string, b: string): boolean =>
  a !== b && SAME.some((words) => words.includes(a) && words.includes(b))
