import {
  added,
  beside,
  between,
  boundsOf,
  color,
  evenly,
  faces,
  find,
  gone,
  hidden,
  holds,
  inLine,
  larger,
  locked,
  measures,
  moved,
  on,
  rest,
  says,
  smaller,
  sound,
  surface,
  surfaceOf,
  there,
  within,
} from '../checks.ts'
import { requests } from '../harness.ts'

/** Requests with remarks, wishes and second thoughts: a hotel room, a vineyard, a lobby. */
export const REMARKED = [
  ...requests('change', 'hotelroom', [
    ['i', 'the armchair should match the plant', color('Armchair', 'green'), rest('Armchair')],
    ['i', 'red armchairs are out of fashion, make this one green', color('Armchair', 'green'), rest('Armchair')],
    ['i', 'I was thinking of a green armchair', color('Armchair', 'green'), rest('Armchair')],
    ['i', 'what about green for the armchair?', color('Armchair', 'green'), rest('Armchair')],
    ['i', 'the armchair, in green, would look fresher', color('Armchair', 'green'), rest('Armchair')],
    ['i', "change the armchair's red to green", color('Armchair', 'green'), rest('Armchair')],
    [
      'i',
      'the bed is too small for two people',
      larger('Double bed'),
      rest('Double bed', 'Pillow', 'Pillow 2', 'Towel'),
    ],
    ['i', 'two people need a larger bed', larger('Double bed'), rest('Double bed', 'Pillow', 'Pillow 2', 'Towel')],
    [
      'i',
      'I want the bed to be more spacious',
      larger('Double bed'),
      rest('Double bed', 'Pillow', 'Pillow 2', 'Towel'),
    ],
    ['i', "the bed isn't big enough", larger('Double bed'), rest('Double bed', 'Pillow', 'Pillow 2', 'Towel')],
    ['i', 'give us a bigger bed', larger('Double bed'), rest('Double bed', 'Pillow', 'Pillow 2', 'Towel')],
    ['i', 'the desk is a bit short, lengthen it', larger('Desk', [2]), rest('Desk', 'Laptop')],
    ['i', 'the desk should offer more room to work, make it longer', larger('Desk', [2]), rest('Desk', 'Laptop')],
    ['i', 'I need a longer desk', larger('Desk', [2]), rest('Desk', 'Laptop')],
    ['i', 'the desk could be a little longer', larger('Desk', [2]), rest('Desk', 'Laptop')],
    ['p', 'make the armchair blue', color('Armchair', 'blue'), rest('Armchair')],
    ['p', 'paint the armchir blue', color('Armchair', 'blue'), rest('Armchair')],
    ['p', 'armchair blue', color('Armchair', 'blue'), rest('Armchair')],
    ['p', 'colour the armchair blue', color('Armchair', 'blue'), rest('Armchair')],
    ['p', 'turn the armchair blue', color('Armchair', 'blue'), rest('Armchair')],
    ['p', 'set the colour of the armchair to blue', color('Armchair', 'blue'), rest('Armchair')],
  ]),
  ...requests('change', 'vineyard', [
    ['i', 'the owner wants his winery yellow', color('Winery', 'yellow'), rest('Winery')],
    ['i', "let's give the winery a coat of yellow paint", color('Winery', 'yellow'), rest('Winery')],
    ['i', 'repaint the winery, yellow this time', color('Winery', 'yellow'), rest('Winery')],
    ['i', "the winery's walls ought to be yellow", color('Winery', 'yellow'), rest('Winery')],
    ['i', "nobody can read the signpost, it's too small", larger('Signpost'), rest('Signpost')],
    ['i', 'the signpost should be easier to see, so make it bigger', larger('Signpost'), rest('Signpost')],
    ['i', "the signpost is hard to see because it's so small", larger('Signpost'), rest('Signpost')],
    ['i', 'visitors overlook the signpost, enlarge it', larger('Signpost'), rest('Signpost')],
    ['i', 'the boulder is way too dominant', smaller('Boulder'), rest('Boulder')],
    ['i', 'the boulder ought to be more modest in size', smaller('Boulder'), rest('Boulder')],
    ['i', 'less boulder, please', smaller('Boulder'), rest('Boulder')],
    ['i', 'that boulder is enormous, reduce it', smaller('Boulder'), rest('Boulder')],
    ['i', "couldn't the boulder be a bit smaller?", smaller('Boulder'), rest('Boulder')],
    ['p', 'make the signpost 3 m tall', measures('Signpost', [null, 3, null]), rest('Signpost')],
    ['p', 'the signpost should be 3 metres high', measures('Signpost', [null, 3, null]), rest('Signpost')],
    ['p', 'set the height of the signpost to 3 m', measures('Signpost', [null, 3, null]), rest('Signpost')],
    ['p', 'signpost 3m tall', measures('Signpost', [null, 3, null]), rest('Signpost')],
  ]),
  ...requests('change', 'lobbyhall', [
    ['i', 'both sofas should be the same colour as the green one', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'the blue sofa clashes with the green one, make them both green', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'make the first sofa match the second one', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'the two sofas should both be green', color('Sofa', 'green'), rest('Sofa')],
    ['i', 'the blue sofa should look like the green one', color('Sofa', 'green'), rest('Sofa')],
    [
      'i',
      'the chandelier should light up',
      holds('bright', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Chandelier')!)!
        return s.emissive !== '#000000'
      }),
    ],
    [
      'i',
      'turn on the chandelier',
      holds('bright', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Chandelier')!)!
        return s.emissive !== '#000000'
      }),
    ],
    [
      'i',
      "the chandelier isn't glowing",
      holds('bright', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Chandelier')!)!
        return s.emissive !== '#000000'
      }),
    ],
    [
      'i',
      'let the chandelier shine',
      holds('bright', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Chandelier')!)!
        return s.emissive !== '#000000'
      }),
    ],
    [
      'i',
      'switch the chandelier on',
      holds('bright', (r) => {
        const s = surfaceOf(r.editor, find(r, 'Chandelier')!)!
        return s.emissive !== '#000000'
      }),
    ],
    [
      'i',
      'the front desk should be made of wood',
      surface('Front desk', (s) => s.color !== '#000000' || s.roughness !== 0.6 || s.metalness !== 0),
    ],
    [
      'i',
      'a marble front desk would look classy',
      surface('Front desk', (s) => s.color !== '#000000' || s.roughness !== 0.6 || s.metalness !== 0),
    ],
    [
      'i',
      'I imagine the front desk in marble',
      surface('Front desk', (s) => s.color !== '#000000' || s.roughness !== 0.6 || s.metalness !== 0),
    ],
    [
      'i',
      'the front desk ought to look like polished wood',
      surface('Front desk', (s) => s.color !== '#000000' || s.roughness !== 0.6 || s.metalness !== 0),
    ],
  ]),
  ...requests('move', 'hotelroom', [
    ['i', 'I need to unpack, put the suitcase on the bed', on('Suitcase', 'Double bed'), rest('Suitcase')],
    [
      'i',
      'someone left the suitcase in the middle of the room, put it on the bed',
      on('Suitcase', 'Double bed'),
      rest('Suitcase'),
    ],
    ['i', 'the suitcase would be easier to unpack on the bed', on('Suitcase', 'Double bed'), rest('Suitcase')],
    ['i', "the suitcase shouldn't be on the floor but on the bed", on('Suitcase', 'Double bed'), rest('Suitcase')],
    ['i', 'lift the suitcase onto the bed so I can open it', on('Suitcase', 'Double bed'), rest('Suitcase')],
    [
      'i',
      "I'd like a drink in the armchair, bring the bottle to the round table",
      on('Bottle', 'Round table'),
      rest('Bottle'),
    ],
    ['i', 'the bottle should wait on the round table', on('Bottle', 'Round table'), rest('Bottle')],
    ['i', 'serve the bottle on the round table', on('Bottle', 'Round table'), rest('Bottle')],
    ['i', "the bottle's place is the round table", on('Bottle', 'Round table'), rest('Bottle')],
    ['i', "I'll have the bottle on the round table", on('Bottle', 'Round table'), rest('Bottle')],
    ['i', "I'd enjoy reading by the window, move the armchair there", within('Armchair', 'Window', 1)],
    ['i', 'the armchair belongs by the window', within('Armchair', 'Window', 1)],
    ['i', 'let me sit by the window: armchair there please', within('Armchair', 'Window', 1)],
    ['i', 'I want to sit at the window in the armchair', within('Armchair', 'Window', 1)],
  ]),
  ...requests('move', 'vineyard', [
    ['i', 'pull the cart four metres left, along with the crate', moved('Cart', [-4, 0, 0]), rest('Cart', 'Crate')],
    ['i', 'drive the cart 4 m left', moved('Cart', [-4, 0, 0]), rest('Cart', 'Crate')],
    ['i', 'the boulder would look nice beside the signpost', beside('Boulder', 'Signpost'), rest('Boulder')],
    ['i', 'roll the boulder over to the signpost', beside('Boulder', 'Signpost'), rest('Boulder')],
    ['i', 'the boulder should be right by the signpost', beside('Boulder', 'Signpost'), rest('Boulder')],
    ['i', 'how about the boulder next to the signpost?', beside('Boulder', 'Signpost'), rest('Boulder')],
    ['p', 'move the boulder 3 m left', moved('Boulder', [-3, 0, 0]), rest('Boulder')],
    ['p', 'roll the boulder 3 m to the left', moved('Boulder', [-3, 0, 0]), rest('Boulder')],
    ['p', 'boulder three metres to the left', moved('Boulder', [-3, 0, 0]), rest('Boulder')],
    ['p', 'mvoe the bolder 3 m left', moved('Boulder', [-3, 0, 0]), rest('Boulder')],
  ]),
  ...requests('move', 'lobbyhall', [
    ['i', 'the guest is checking in, put the bag on the front desk', on('Bag', 'Front desk'), rest('Bag')],
    ['i', "the bag shouldn't be on the cart but on the front desk", on('Bag', 'Front desk'), rest('Bag')],
    ['i', 'take the bag off the cart and onto the front desk', on('Bag', 'Front desk'), rest('Bag')],
    ['i', 'the bag goes from the cart to the front desk', on('Bag', 'Front desk'), rest('Bag')],
    ['i', 'unload the bag onto the front desk', on('Bag', 'Front desk'), rest('Bag')],
    ['i', 'the trunk may stand on the carpet', on('Trunk', 'Carpet'), rest('Trunk')],
    ['i', 'drop the trunk on the carpet', on('Trunk', 'Carpet'), rest('Trunk')],
    ['i', "I'd put the trunk on the carpet", on('Trunk', 'Carpet'), rest('Trunk')],
    ['i', 'the trunk is better off on the carpet', on('Trunk', 'Carpet'), rest('Trunk')],
    ['p', 'move the trunk 1 m back', moved('Trunk', [0, 0, -1]), rest('Trunk')],
    ['p', 'push the trunk back by 1 metre', moved('Trunk', [0, 0, -1]), rest('Trunk')],
    ['p', 'move trunk backwards 1m', moved('Trunk', [0, 0, -1]), rest('Trunk')],
    ['p', 'shift the trunk 100 cm to the back', moved('Trunk', [0, 0, -1]), rest('Trunk')],
    ['p', 'move the trunk one meter away from me', moved('Trunk', [0, 0, -1]), rest('Trunk')],
  ]),
  ...requests('relations', 'lobbyhall', [
    [
      'i',
      'guests want to chat, turn the sofas towards each other',
      faces('Sofa', 'Sofa 2'),
      faces('Sofa 2', 'Sofa'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'i',
      'the two sofas should face one another',
      faces('Sofa', 'Sofa 2'),
      faces('Sofa 2', 'Sofa'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'i',
      'people on the sofas should be able to talk face to face, so turn them to each other',
      faces('Sofa', 'Sofa 2'),
      faces('Sofa 2', 'Sofa'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'i',
      'the sofas should be looking at each other',
      faces('Sofa', 'Sofa 2'),
      faces('Sofa 2', 'Sofa'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'i',
      'the chandelier should hang over the coffee table',
      holds('mid', (r) => {
        const b = boundsOf(r, find(r, 'Chandelier')!),
          c = boundsOf(r, find(r, 'Coffee table')!)
        return (
          Math.abs(b.min[0] + b.max[0] - c.min[0] - c.max[0]) < 0.1 &&
          Math.abs(b.min[2] + b.max[2] - c.min[2] - c.max[2]) < 0.1
        )
      }),
    ],
    [
      'i',
      'hang the chandelier above the coffee table',
      holds('mid', (r) => {
        const b = boundsOf(r, find(r, 'Chandelier')!),
          c = boundsOf(r, find(r, 'Coffee table')!)
        return (
          Math.abs(b.min[0] + b.max[0] - c.min[0] - c.max[0]) < 0.1 &&
          Math.abs(b.min[2] + b.max[2] - c.min[2] - c.max[2]) < 0.1
        )
      }),
    ],
    [
      'i',
      'I want the chandelier right above the coffee table',
      holds('mid', (r) => {
        const b = boundsOf(r, find(r, 'Chandelier')!),
          c = boundsOf(r, find(r, 'Coffee table')!)
        return (
          Math.abs(b.min[0] + b.max[0] - c.min[0] - c.max[0]) < 0.1 &&
          Math.abs(b.min[2] + b.max[2] - c.min[2] - c.max[2]) < 0.1
        )
      }),
    ],
    [
      'i',
      'the chandelier belongs over the coffee table',
      holds('mid', (r) => {
        const b = boundsOf(r, find(r, 'Chandelier')!),
          c = boundsOf(r, find(r, 'Coffee table')!)
        return (
          Math.abs(b.min[0] + b.max[0] - c.min[0] - c.max[0]) < 0.1 &&
          Math.abs(b.min[2] + b.max[2] - c.min[2] - c.max[2]) < 0.1
        )
      }),
    ],
    [
      'c',
      'turn both sofas to the coffee table',
      faces('Sofa', 'Coffee table'),
      faces('Sofa 2', 'Coffee table'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'c',
      'make the sofas face the coffee table',
      faces('Sofa', 'Coffee table'),
      faces('Sofa 2', 'Coffee table'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'c',
      'have each sofa face the coffee table',
      faces('Sofa', 'Coffee table'),
      faces('Sofa 2', 'Coffee table'),
      rest('Sofa', 'Sofa 2'),
    ],
    [
      'c',
      'flank the front desk with the palms',
      holds('sides', (r) => {
        const d = boundsOf(r, find(r, 'Front desk')!),
          p = ['Palm', 'Palm 2'].map((n) => boundsOf(r, find(r, n)!))
        const l = p.find((b) => b.max[0] <= d.min[0] + 0.01),
          q = p.find((b) => b.min[0] >= d.max[0] - 0.01)
        return !!l && !!q && d.min[0] - l.max[0] < 1 && q.min[0] - d.max[0] < 1
      }),
      rest('Palm', 'Palm 2'),
    ],
    [
      'c',
      'the palms should stand on either side of the front desk',
      holds('sides', (r) => {
        const d = boundsOf(r, find(r, 'Front desk')!),
          p = ['Palm', 'Palm 2'].map((n) => boundsOf(r, find(r, n)!))
        const l = p.find((b) => b.max[0] <= d.min[0] + 0.01),
          q = p.find((b) => b.min[0] >= d.max[0] - 0.01)
        return !!l && !!q && d.min[0] - l.max[0] < 1 && q.min[0] - d.max[0] < 1
      }),
      rest('Palm', 'Palm 2'),
    ],
    ['p', 'put the trunk next to the luggage cart', beside('Trunk', 'Luggage cart'), rest('Trunk')],
    ['p', 'place the trunk beside the cart', beside('Trunk', 'Luggage cart'), rest('Trunk')],
    ['p', 'move the trunk to the luggage cart', beside('Trunk', 'Luggage cart'), rest('Trunk')],
    ['p', 'put the trunk right by the luggage cart', beside('Trunk', 'Luggage cart'), rest('Trunk')],
  ]),
  ...requests('relations', 'hotelroom', [
    ['i', 'I work at the desk, so the chair has to face it', faces('Chair', 'Desk'), rest('Chair')],
    ['i', 'the chair should be turned to the desk', faces('Chair', 'Desk'), rest('Chair')],
    ['i', 'turn the chair so it looks at the desk', faces('Chair', 'Desk'), rest('Chair')],
    ['p', 'put the towel on the chair', on('Towel', 'Chair'), rest('Towel')],
    ['p', 'place the towel on the chair', on('Towel', 'Chair'), rest('Towel')],
    ['p', 'towel onto chair', on('Towel', 'Chair'), rest('Towel')],
    ['p', 'lay the towel on the chair', on('Towel', 'Chair'), rest('Towel')],
    ['p', 'put the pink towel on the gray chair', on('Towel', 'Chair'), rest('Towel')],
  ]),
  ...requests('relations', 'vineyard', [
    [
      'i',
      'line the casks up from front to back',
      inLine(['Cask', 'Cask 2', 'Cask 3'], 2),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      "I'd like the casks one behind the other",
      inLine(['Cask', 'Cask 2', 'Cask 3'], 2),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      'the casks ought to stand one behind another',
      inLine(['Cask', 'Cask 2', 'Cask 3'], 2),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      'pile the casks up to save space',
      holds('stack', (r) => {
        const y = ['Cask', 'Cask 2', 'Cask 3'].map((n) => boundsOf(r, find(r, n)!).min[1]).sort((a, b) => a - b)
        return y[0] < 0.01 && Math.abs(y[1] - 1.2) < 0.02 && Math.abs(y[2] - 2.4) < 0.02
      }),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      'to save room, stack the three casks',
      holds('stack', (r) => {
        const y = ['Cask', 'Cask 2', 'Cask 3'].map((n) => boundsOf(r, find(r, n)!).min[1]).sort((a, b) => a - b)
        return y[0] < 0.01 && Math.abs(y[1] - 1.2) < 0.02 && Math.abs(y[2] - 2.4) < 0.02
      }),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      'the casks should be stacked on top of each other',
      holds('stack', (r) => {
        const y = ['Cask', 'Cask 2', 'Cask 3'].map((n) => boundsOf(r, find(r, n)!).min[1]).sort((a, b) => a - b)
        return y[0] < 0.01 && Math.abs(y[1] - 1.2) < 0.02 && Math.abs(y[2] - 2.4) < 0.02
      }),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'i',
      'the casks take less space when stacked, so stack them',
      holds('stack', (r) => {
        const y = ['Cask', 'Cask 2', 'Cask 3'].map((n) => boundsOf(r, find(r, n)!).min[1]).sort((a, b) => a - b)
        return y[0] < 0.01 && Math.abs(y[1] - 1.2) < 0.02 && Math.abs(y[2] - 2.4) < 0.02
      }),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    ['c', 'leave 1 m between the casks', evenly(['Cask', 'Cask 2', 'Cask 3'], 0, 1), rest('Cask', 'Cask 2', 'Cask 3')],
    ['c', 'space the casks 1 m apart', evenly(['Cask', 'Cask 2', 'Cask 3'], 0, 1), rest('Cask', 'Cask 2', 'Cask 3')],
    [
      'c',
      'put the casks in a row with 1 m gaps',
      evenly(['Cask', 'Cask 2', 'Cask 3'], 0, 1),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'c',
      'arrange the casks in a line with a metre between each',
      evenly(['Cask', 'Cask 2', 'Cask 3'], 0, 1),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    ['c', 'put the signpost between the two cypresses', between('Signpost', 'Cypress', 'Cypress 2'), rest('Signpost')],
    [
      'c',
      'place the signpost exactly between both cypresses',
      between('Signpost', 'Cypress', 'Cypress 2'),
      rest('Signpost'),
    ],
    [
      'c',
      'the signpost should stand between the cypress trees',
      between('Signpost', 'Cypress', 'Cypress 2'),
      rest('Signpost'),
    ],
  ]),
  ...requests('sets', 'hotelroom', [
    [
      'i',
      'the pillows should go with the bed, make them white',
      color('Pillow', 'white'),
      color('Pillow 2', 'white'),
      rest('Pillow', 'Pillow 2'),
    ],
    [
      'i',
      'hotels have white pillows, so make them white',
      color('Pillow', 'white'),
      color('Pillow 2', 'white'),
      rest('Pillow', 'Pillow 2'),
    ],
    ['i', 'I prefer white pillows', color('Pillow', 'white'), color('Pillow 2', 'white'), rest('Pillow', 'Pillow 2')],
    [
      'i',
      'the pillows ought to be as white as the bed',
      color('Pillow', 'white'),
      color('Pillow 2', 'white'),
      rest('Pillow', 'Pillow 2'),
    ],
    [
      'c',
      'make both bedside tables and the desk white',
      color('Bedside table', 'white'),
      color('Bedside table 2', 'white'),
      color('Desk', 'white'),
      rest('Bedside table', 'Bedside table 2', 'Desk'),
    ],
    [
      'c',
      'paint the desk and the bedside tables white',
      color('Bedside table', 'white'),
      color('Bedside table 2', 'white'),
      color('Desk', 'white'),
      rest('Bedside table', 'Bedside table 2', 'Desk'),
    ],
    [
      'c',
      'the two bedside tables and the desk should be white',
      color('Bedside table', 'white'),
      color('Bedside table 2', 'white'),
      color('Desk', 'white'),
      rest('Bedside table', 'Bedside table 2', 'Desk'),
    ],
  ]),
  ...requests('sets', 'vineyard', [
    [
      'i',
      'the glasses are dirty, take them away',
      gone('Glass', 'Glass 2'),
      there('Wine bottle'),
      rest('Glass', 'Glass 2'),
    ],
    [
      'i',
      "nobody's drinking, remove the glasses",
      gone('Glass', 'Glass 2'),
      there('Wine bottle'),
      rest('Glass', 'Glass 2'),
    ],
    ['i', 'clear away the glasses', gone('Glass', 'Glass 2'), there('Wine bottle'), rest('Glass', 'Glass 2')],
    [
      'i',
      'the glasses on the picnic table can be removed',
      gone('Glass', 'Glass 2'),
      there('Wine bottle'),
      rest('Glass', 'Glass 2'),
    ],
    ['i', 'we can do without the glasses', gone('Glass', 'Glass 2'), there('Wine bottle'), rest('Glass', 'Glass 2')],
    [
      'i',
      'the cypresses look puny, make them bigger',
      larger('Cypress', [0, 1]),
      larger('Cypress 2', [0, 1]),
      rest('Cypress', 'Cypress 2'),
    ],
    [
      'i',
      'the cypresses should have grown by now, enlarge them',
      larger('Cypress', [0, 1]),
      larger('Cypress 2', [0, 1]),
      rest('Cypress', 'Cypress 2'),
    ],
    [
      'i',
      'both cypresses could be taller and wider',
      larger('Cypress', [0, 1]),
      larger('Cypress 2', [0, 1]),
      rest('Cypress', 'Cypress 2'),
    ],
    [
      'i',
      'bigger cypresses please',
      larger('Cypress', [0, 1]),
      larger('Cypress 2', [0, 1]),
      rest('Cypress', 'Cypress 2'),
    ],
    [
      'i',
      'the cypresses deserve to be bigger',
      larger('Cypress', [0, 1]),
      larger('Cypress 2', [0, 1]),
      rest('Cypress', 'Cypress 2'),
    ],
    [
      'c',
      'make all vine rows taller except the back one',
      larger('Vine row 2', [1]),
      larger('Vine row 3', [1]),
      rest('Vine row 2', 'Vine row 3'),
    ],
    [
      'c',
      'make the two front vine rows taller',
      larger('Vine row 2', [1]),
      larger('Vine row 3', [1]),
      rest('Vine row 2', 'Vine row 3'),
    ],
    [
      'c',
      'raise the height of vine rows 2 and 3',
      larger('Vine row 2', [1]),
      larger('Vine row 3', [1]),
      rest('Vine row 2', 'Vine row 3'),
    ],
    [
      'p',
      'make all casks black',
      color('Cask', 'black'),
      color('Cask 2', 'black'),
      color('Cask 3', 'black'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'p',
      'paint the casks black',
      color('Cask', 'black'),
      color('Cask 2', 'black'),
      color('Cask 3', 'black'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'p',
      'all three casks black please',
      color('Cask', 'black'),
      color('Cask 2', 'black'),
      color('Cask 3', 'black'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'p',
      'every cask should be black',
      color('Cask', 'black'),
      color('Cask 2', 'black'),
      color('Cask 3', 'black'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
  ]),
  ...requests('sets', 'lobbyhall', [
    ['i', 'what would it look like without the palms?', hidden('Palm', 'Palm 2'), rest('Palm', 'Palm 2')],
    ['i', 'I want to see the lobby without palms', hidden('Palm', 'Palm 2'), rest('Palm', 'Palm 2')],
    ['i', "the palms shouldn't be visible for now", hidden('Palm', 'Palm 2'), rest('Palm', 'Palm 2')],
    ['i', 'get the palms out of sight', hidden('Palm', 'Palm 2'), rest('Palm', 'Palm 2')],
    ['i', 'let the palms disappear for a moment', hidden('Palm', 'Palm 2'), rest('Palm', 'Palm 2')],
    [
      'i',
      'the guests have left with their bag and trunk, remove both',
      gone('Bag', 'Trunk'),
      there('Luggage cart'),
      rest('Bag', 'Trunk'),
    ],
    [
      'i',
      'the bag and the trunk have been collected, delete them',
      gone('Bag', 'Trunk'),
      there('Luggage cart'),
      rest('Bag', 'Trunk'),
    ],
    [
      'i',
      'the bag and the trunk are no longer here',
      gone('Bag', 'Trunk'),
      there('Luggage cart'),
      rest('Bag', 'Trunk'),
    ],
    ['i', 'neither the bag nor the trunk is needed', gone('Bag', 'Trunk'), there('Luggage cart'), rest('Bag', 'Trunk')],
    [
      'i',
      "we don't need the bag and the trunk anymore",
      gone('Bag', 'Trunk'),
      there('Luggage cart'),
      rest('Bag', 'Trunk'),
    ],
    [
      'c',
      'remove both sofas as well as the coffee table with the magazine',
      gone('Sofa', 'Sofa 2', 'Coffee table', 'Magazine'),
      rest('Sofa', 'Sofa 2', 'Coffee table', 'Magazine'),
    ],
  ]),
  ...requests('create', 'hotelroom', [
    ['i', 'the right bedside table needs a lamp like the left one', added(1, { name: /lamp/i }), sound, rest()],
    [
      'i',
      "there's only a lamp on the left, put one on the right bedside table too",
      added(1, { name: /lamp/i }),
      sound,
      rest(),
    ],
    ['i', 'both bedside tables should have a lamp', added(1, { name: /lamp/i }), sound, rest()],
    ['i', 'a second reading lamp on the other bedside table, please', added(1, { name: /lamp/i }), sound, rest()],
    ['i', 'the other bedside table wants a lamp as well', added(1, { name: /lamp/i }), sound, rest()],
    ['i', 'cold feet in the morning: put a rug next to the bed', added(1, { name: /rug|carpet/i }), rest()],
    ['i', 'it would be cosier with a rug in front of the bed', added(1, { name: /rug|carpet/i }), rest()],
    ['i', 'a rug beside the bed would be nice for my feet', added(1, { name: /rug|carpet/i }), rest()],
    ['i', 'a vase for the round table would be sweet', added(1), sound, rest()],
    ['i', 'the round table looks empty, put something on it', added(1), sound, rest()],
    ['i', 'add a little something to the round table, say a vase', added(1), sound, rest()],
    ['i', 'the round table deserves a vase', added(1), sound, rest()],
    ['c', 'add a blue armchair facing the red one', added(1, { color: 'blue' }), sound, rest()],
    ['c', 'add a blue ottoman in front of the armchair', added(1, { color: 'blue' }), sound, rest()],
    [
      'c',
      'add a brown box 1 m wide, 40 cm high and 60 cm deep at the foot of the bed',
      added(1, { size: [1, 0.4, 0.6], color: 'brown' }),
      sound,
      rest(),
    ],
    [
      'c',
      'put a brown box in front of the bed, 1 m wide, 0.4 m high and 0.6 m deep',
      added(1, { size: [1, 0.4, 0.6], color: 'brown' }),
      sound,
      rest(),
    ],
    [
      'c',
      'create a brown box of 1 x 0.4 x 0.6 m in front of the bed',
      added(1, { size: [1, 0.4, 0.6], color: 'brown' }),
      sound,
      rest(),
    ],
  ]),
  ...requests('create', 'vineyard', [
    ['i', "there's room for a fourth vine row in front of the third", added(1, { name: /vine/i }), rest()],
    ['i', "we're planting another vine row behind the first one", added(1, { name: /vine/i }), rest()],
    ['i', 'add one more vine row', added(1, { name: /vine/i }), rest()],
    ['i', 'a fourth vine row would fit in front of the last one', added(1, { name: /vine/i }), rest()],
    ['i', 'you can only sit on one side of the picnic table, add a second bench behind it', added(1), sound, rest()],
    ['i', 'the picnic table needs a bench on the other side, too', added(1), sound, rest()],
    ['i', 'another bench on the far side of the picnic table, please', added(1), sound, rest()],
    ['i', 'the hill is too bare, plant three trees', added(3, { name: /tree|cypress/i }), rest()],
    ['i', 'three more cypresses would make it look like Tuscany', added(3, { name: /tree|cypress/i }), rest()],
    ['i', 'it needs three more cypresses behind the winery', added(3, { name: /tree|cypress/i }), rest()],
    ['i', 'we should plant three trees to the right of the winery', added(3, { name: /tree|cypress/i }), rest()],
    ['c', 'put four lanterns around the picnic table', added(4, { name: /lantern|lamp/i }), rest()],
    ['c', 'add a lamp at each corner of the picnic table', added(4, { name: /lantern|lamp/i }), rest()],
    ['c', 'place four lamps in a circle around the picnic table', added(4, { name: /lantern|lamp/i }), rest()],
    ['p', 'add a bench', added(1, { name: /bench/i }), sound, rest()],
    ['p', 'add another bench', added(1, { name: /bench/i }), sound, rest()],
    ['p', 'create a bench next to the winery', added(1, { name: /bench/i }), sound, rest()],
    ['p', 'put a bench beside the signpost', added(1, { name: /bench/i }), sound, rest()],
  ]),
  ...requests('create', 'lobbyhall', [
    ['i', 'the receptionist needs a chair behind the front desk', added(1), sound, rest()],
    ['i', 'there should be a chair for the receptionist behind the desk', added(1), sound, rest()],
    ['i', 'whoever works at the front desk needs something to sit on, put a stool behind it', added(1), sound, rest()],
    ['i', 'a stool behind the front desk, so the clerk can sit', added(1), sound, rest()],
    ['i', 'we could use two armchairs on the carpet', added(2, { name: /arm ?chair/i }), rest()],
    ['i', 'two armchairs on the carpet would complete the lobby', added(2, { name: /arm ?chair/i }), rest()],
    ['i', 'I picture two armchairs on the carpet', added(2, { name: /arm ?chair/i }), rest()],
    ['i', 'guests keep asking for the time, hang a clock on the back wall', added(1, { name: /clock/i }), rest()],
    ['i', 'the back wall could do with a clock', added(1, { name: /clock/i }), rest()],
    ['i', 'a clock on the back wall is a must', added(1, { name: /clock/i }), rest()],
    ['i', 'every lobby has a clock on the wall, add one to the back wall', added(1, { name: /clock/i }), rest()],
    ['c', 'add three stools in front of the front desk, 50 cm apart', added(3, { name: /stool/i }), sound, rest()],
    ['c', 'put three bar stools in a row in front of the front desk', added(3, { name: /stool/i }), sound, rest()],
    ['c', 'three stools in front of the desk please', added(3, { name: /stool/i }), sound, rest()],
    [
      'c',
      'put a vase on the front desk and another one on the coffee table',
      added(2, { name: /vase|plant|flower/i }),
      rest(),
    ],
    [
      'c',
      'add two vases, one on the front desk and one on the coffee table',
      added(2, { name: /vase|plant|flower/i }),
      rest(),
    ],
    ['p', 'add a plant', added(1, { name: /plant|fern|flower/i }), sound, rest()],
    ['p', 'put a plant on the front desk', added(1, { name: /plant|fern|flower/i }), sound, rest()],
    ['p', 'add a plant next to the left pillar', added(1, { name: /plant|fern|flower/i }), sound, rest()],
    ['p', 'place a plant between the pillars', added(1, { name: /plant|fern|flower/i }), sound, rest()],
  ]),
  ...requests('memory', 'hotelroom', [
    ['i', ['make the desk black', 'too dark, white please'], color('Desk', 'white')],
    ['i', ['make the desk black', 'hm, white would be better'], color('Desk', 'white')],
    ['i', ['paint the desk black', 'I think white is better after all'], color('Desk', 'white')],
    ['i', ['paint the desk black', 'sorry, I meant white'], color('Desk', 'white')],
    ['i', ['put the laptop on the minibar', 'better on the bed'], on('Laptop', 'Double bed'), rest('Laptop')],
    ['i', ['put the laptop on the minibar', 'no, the bed'], on('Laptop', 'Double bed'), rest('Laptop')],
    ['i', ['put the laptop on the minibar', 'hmm, rather on the bed'], on('Laptop', 'Double bed'), rest('Laptop')],
    ['i', ['put the laptop on the minibar', 'I meant the bed'], on('Laptop', 'Double bed'), rest('Laptop')],
    [
      'i',
      ['put the laptop on the minibar', 'actually it should be on the bed'],
      on('Laptop', 'Double bed'),
      rest('Laptop'),
    ],
    ['c', ['select the right pillow', 'delete it'], gone('Pillow 2'), there('Pillow'), rest('Pillow 2')],
    ['c', ['which pillow is on the right?', 'delete it'], gone('Pillow 2'), there('Pillow'), rest('Pillow 2')],
    ['c', 'delete the right pillow', gone('Pillow 2'), there('Pillow'), rest('Pillow 2')],
  ]),
  ...requests('memory', 'vineyard', [
    [
      'i',
      ['move the cart 2 m to the left', 'one more metre'],
      holds(
        'x',
        (r) => Math.abs((boundsOf(r, find(r, 'Cart')!).min[0] + boundsOf(r, find(r, 'Cart')!).max[0]) / 2 - 7) < 0.02,
      ),
    ],
    [
      'i',
      ['move the cart 1 m to the left', 'and 2 m more'],
      holds(
        'x',
        (r) => Math.abs((boundsOf(r, find(r, 'Cart')!).min[0] + boundsOf(r, find(r, 'Cart')!).max[0]) / 2 - 7) < 0.02,
      ),
    ],
    [
      'i',
      ['paint the left cask red', 'all of them'],
      color('Cask', 'red'),
      color('Cask 2', 'red'),
      color('Cask 3', 'red'),
    ],
    [
      'i',
      ['paint the left cask red', 'the other two as well'],
      color('Cask', 'red'),
      color('Cask 2', 'red'),
      color('Cask 3', 'red'),
    ],
    [
      'i',
      ['paint the middle cask red', 'and the rest'],
      color('Cask', 'red'),
      color('Cask 2', 'red'),
      color('Cask 3', 'red'),
    ],
    [
      'i',
      ['paint the middle cask red', 'the others too please'],
      color('Cask', 'red'),
      color('Cask 2', 'red'),
      color('Cask 3', 'red'),
    ],
    [
      'i',
      ['paint one cask red', 'make the others match'],
      color('Cask', 'red'),
      color('Cask 2', 'red'),
      color('Cask 3', 'red'),
    ],
    ['c', ['move the cart 1 m forward', 'paint it green'], color('Cart', 'green')],
    ['c', ['select the cart', 'make it green'], color('Cart', 'green')],
    ['c', ['how long is the cart?', 'make it green'], color('Cart', 'green')],
    ['c', ['where is the cart?', 'paint it green'], color('Cart', 'green')],
  ]),
  ...requests('memory', 'lobbyhall', [
    [
      'i',
      ['make the coffee table bigger', 'even bigger'],
      holds('big', (r) => {
        const b = boundsOf(r, find(r, 'Coffee table')!)
        return b.max[0] - b.min[0] > 1
      }),
    ],
    [
      'i',
      ['make the coffee table a bit larger', "that's still too small"],
      holds('big', (r) => {
        const b = boundsOf(r, find(r, 'Coffee table')!)
        return b.max[0] - b.min[0] > 1
      }),
    ],
    [
      'i',
      ['make the coffee table bigger', 'more'],
      holds('big', (r) => {
        const b = boundsOf(r, find(r, 'Coffee table')!)
        return b.max[0] - b.min[0] > 1
      }),
    ],
    [
      'i',
      ['make the coffee table slightly bigger', 'a good bit more'],
      holds('big', (r) => {
        const b = boundsOf(r, find(r, 'Coffee table')!)
        return b.max[0] - b.min[0] > 1
      }),
    ],
    ['c', 'put the bag on the blue sofa and paint it black', on('Bag', 'Sofa'), color('Bag', 'black'), rest('Bag')],
    ['c', 'paint the bag black and put it on the blue sofa', on('Bag', 'Sofa'), color('Bag', 'black'), rest('Bag')],
    ['c', 'the bag goes on the blue sofa, and make it black', on('Bag', 'Sofa'), color('Bag', 'black'), rest('Bag')],
  ]),
  ...requests('questions', 'hotelroom', [
    ['i', 'is there anything on my desk?', says(/laptop/i), rest()],
    ['i', 'what have I got on the desk?', says(/laptop/i), rest()],
    ['i', "can you tell me what's on the desk?", says(/laptop/i), rest()],
    ['i', 'remind me what is standing on the desk', says(/laptop/i), rest()],
    ['i', "what's that green thing on the minibar?", says(/bottle/i), rest()],
    ['i', 'which thing stands on the minibar?', says(/bottle/i), rest()],
    ['i', 'is something standing on the minibar?', says(/bottle/i), rest()],
  ]),
  ...requests('questions', 'vineyard', [
    ['i', "what's the tallest plant here?", says(/cypress/i), rest()],
    ['i', 'which of the cypresses is taller?', says(/cypress/i), rest()],
    ['i', 'is there something taller than the winery?', says(/cypress/i), rest()],
    ['i', 'which tree is the tallest?', says(/cypress/i), rest()],
    ['p', 'how many casks are there?', says(/3|three/), rest()],
    ['p', 'how many vine rows do we have?', says(/3|three/), rest()],
    ['p', 'count the vine rows', says(/3|three/), rest()],
    ['p', 'how many casks?', says(/3|three/), rest()],
  ]),
  ...requests('questions', 'lobbyhall', [
    ['i', 'do we have enough sofas, how many are there?', says(/2|two/), rest()],
    ['i', 'could you count the palms for me?', says(/2|two/), rest()],
    ['i', 'are there two pillars or three?', says(/2|two/), rest()],
  ]),
  ...requests('light and view', 'lobbyhall', [
    ['i', 'the lobby feels gloomy', says(), rest()],
    ['i', 'make it feel welcoming', says(), rest()],
    ['i', 'late evening light would be nice', says(), rest()],
    ['i', "it's midnight in the hotel", says(), rest()],
    ['i', 'go closer to the sofas', says(), rest()],
    ['i', 'let me see the whole lobby', says(), rest()],
    ['i', 'turn the lights down a little', says(), rest()],
  ]),
  ...requests('hierarchy', 'lobbyhall', [
    [
      'i',
      'the bag should move along with the cart, group them',
      holds('g', (r) => {
        const a = find(r, 'Bag')!,
          b = find(r, 'Luggage cart')!
        return !!a.parent && (a.parent === b.id || a.parent === b.parent)
      }),
    ],
    [
      'i',
      'keep the bag and the luggage cart together',
      holds('g', (r) => {
        const a = find(r, 'Bag')!,
          b = find(r, 'Luggage cart')!
        return !!a.parent && (a.parent === b.id || a.parent === b.parent)
      }),
    ],
    [
      'i',
      'attach the bag to the luggage cart',
      holds('g', (r) => {
        const a = find(r, 'Bag')!,
          b = find(r, 'Luggage cart')!
        return !!a.parent && (a.parent === b.id || a.parent === b.parent)
      }),
    ],
    [
      'i',
      'the bag and the luggage cart belong together, group them',
      holds('g', (r) => {
        const a = find(r, 'Bag')!,
          b = find(r, 'Luggage cart')!
        return !!a.parent && (a.parent === b.id || a.parent === b.parent)
      }),
    ],
  ]),
  ...requests('hierarchy', 'hotelroom', [
    ['i', 'nobody should move the bed', locked('Double bed')],
    ['i', "I don't want to move the bed by accident", locked('Double bed')],
    ['i', 'the bed must stay where it is, lock it', locked('Double bed')],
    ['i', 'fix the bed in place', locked('Double bed')],
    ['i', "make sure the bed can't be moved", locked('Double bed')],
  ]),
  ...requests('several', 'hotelroom', [
    [
      'c',
      'put the towel on the armchair and the suitcase on the bed',
      on('Towel', 'Armchair'),
      on('Suitcase', 'Double bed'),
      rest('Towel', 'Suitcase'),
    ],
    [
      'c',
      'towel on the armchair, suitcase on the bed',
      on('Towel', 'Armchair'),
      on('Suitcase', 'Double bed'),
      rest('Towel', 'Suitcase'),
    ],
    [
      'c',
      'move the towel to the armchair, then put the suitcase on the bed',
      on('Towel', 'Armchair'),
      on('Suitcase', 'Double bed'),
      rest('Towel', 'Suitcase'),
    ],
    [
      'c',
      'first the towel goes on the armchair, then the suitcase on the bed',
      on('Towel', 'Armchair'),
      on('Suitcase', 'Double bed'),
      rest('Towel', 'Suitcase'),
    ],
    [
      'c',
      'delete the bottle and paint the minibar white',
      gone('Bottle'),
      color('Minibar', 'white'),
      rest('Bottle', 'Minibar'),
    ],
    [
      'c',
      'remove the bottle from the minibar and make the minibar white',
      gone('Bottle'),
      color('Minibar', 'white'),
      rest('Bottle', 'Minibar'),
    ],
    [
      'c',
      'get rid of the bottle, and the minibar should be white',
      gone('Bottle'),
      color('Minibar', 'white'),
      rest('Bottle', 'Minibar'),
    ],
    [
      'c',
      'make the minibar white after removing the bottle',
      gone('Bottle'),
      color('Minibar', 'white'),
      rest('Bottle', 'Minibar'),
    ],
  ]),
  ...requests('several', 'vineyard', [
    [
      'c',
      'paint the middle cask red, the right one white and the left one blue',
      color('Cask', 'red'),
      color('Cask 2', 'white'),
      color('Cask 3', 'blue'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'c',
      'make the casks blue, red and white from left to right',
      color('Cask', 'red'),
      color('Cask 2', 'white'),
      color('Cask 3', 'blue'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'c',
      'cask 1 red, cask 2 white, cask 3 blue',
      color('Cask', 'red'),
      color('Cask 2', 'white'),
      color('Cask 3', 'blue'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
    [
      'c',
      'colour the left cask blue, the middle one red and the rightmost white',
      color('Cask', 'red'),
      color('Cask 2', 'white'),
      color('Cask 3', 'blue'),
      rest('Cask', 'Cask 2', 'Cask 3'),
    ],
  ]),
  ...requests('hierarchy', 'vineyard', [
    ['p', 'hide the winery', hidden('Winery'), rest('Winery')],
    ['p', 'make the winery invisible', hidden('Winery'), rest('Winery')],
    ['p', 'hide winery', hidden('Winery'), rest('Winery')],
    ['p', "don't show the winery", hidden('Winery'), rest('Winery')],
  ]),
]
