import { ALTERING } from './altering.ts'
import { AMOUNTS } from './amounts.ts'
import { ANIMATING } from './animating.ts'
import { APIECE } from './apiece.ts'
import { ARRANGING } from './arranging.ts'
import { ASIDES } from './asides.ts'
import { ASKED_ALIKE } from './asked-alike.ts'
import { ASKED_OTHERWISE } from './asked-otherwise.ts'
import { ASKING } from './asking.ts'
import { AXES } from './axes.ts'
import { BEAMS } from './beams.ts'
import { BORDERS } from './borders.ts'
import { BRACKETING } from './bracketing.ts'
import { BUILDING } from './building.ts'
import { CARRYING_ALONG } from './carrying-along.ts'
import { CAUSING } from './causing.ts'
import { COLLOQUIAL } from './colloquial.ts'
import { COLORING } from './coloring.ts'
import { COMPANIONS } from './companions.ts'
import { COMPARING } from './comparing.ts'
import { COMPLAINTS } from './complaints.ts'
import { COPYING } from './copying.ts'
import { CORRECTIONS } from './corrections.ts'
import { COURTESIES } from './courtesies.ts'
import { DEGREES_OF } from './degrees-of.ts'
import { DESCRIBING } from './describing.ts'
import { DIMENSIONING } from './dimensioning.ts'
import { DISTANCING } from './distancing.ts'
import { EDGES_OF } from './edges-of.ts'
import { LARGE_ENOUGH } from './enough.ts'
import { ERRANDS } from './errands.ts'
import { EVENING_OUT } from './evening-out.ts'
import { EVERYDAY } from './everyday.ts'
import { FITTING } from './fitting.ts'
import { FOR_EACH_AHEAD } from './for-each.ts'
import { FORMING } from './forming.ts'
import { GOING_ON } from './going-on.ts'
import { GROUPING } from './grouping.ts'
import { HELPING } from './helping.ts'
import { HESITATIONS } from './hesitations.ts'
import { HIERARCHY } from './hierarchy.ts'
import { HINTED } from './hinted.ts'
import { HOPES } from './hopes.ts'
import { IDIOMS } from './idioms.ts'
import { INSTEAD_OF } from './instead-of.ts'
import { INVERSIONS } from './inversions.ts'
import { ITEMS_WITH_PLACES } from './items-with-places.ts'
import { JOINING } from './joining.ts'
import { KEEPING_APART } from './keeping-apart.ts'
import { LAID_OUT } from './laid-out.ts'
import { LEAVING } from './leaving.ts'
import { LEVELLING } from './levelling.ts'
import { LIFTING } from './lifting.ts'
import { LIKENESS } from './likeness.ts'
import { LIMITS } from './limits.ts'
import { LISTING } from './listing.ts'
import { LOOKING } from './looking.ts'
import { MAKEOVERS } from './makeovers.ts'
import { MAKING } from './making.ts'
import { MEANT_SO } from './meant-so.ts'
import { MISPLACED } from './misplaced.ts'
import { MOVED_SO } from './moved-so.ts'
import { MOVING } from './moving.ts'
import { NEEDS } from './needs.ts'
import { NEW_ONES } from './new-ones.ts'
import { NUMBERING } from './numbering.ts'
import { PARAPHRASES } from './paraphrases.ts'
import { PLACES } from './placing.ts'
import { POSING } from './posing.ts'
import { PRAISED_COLORS } from './praised-colors.ts'
import { PROPERTY_ORDERS } from './properties.ts'
import { PROPERTIES_UNNAMED } from './properties-unnamed.ts'
import { PURPOSES } from './purposes.ts'
import { PUT_TOGETHER } from './put-together.ts'
import { REASONS } from './reasons.ts'
import { REMOVING } from './removing.ts'
import { RESIZING } from './resizing.ts'
import { RESTORING } from './restoring.ts'
import type { Rule } from './rules.ts'
import { SCENERY } from './scenery.ts'
import { SECOND_THOUGHTS } from './second-thoughts.ts'
import { SEEING, SIGHT } from './seeing.ts'
import { SERVING } from './serving.ts'
import { SETTING_OUT } from './setting-out.ts'
import { SHINING } from './shining.ts'
import { SITING } from './siting.ts'
import { SIZING } from './sizing.ts'
import { SUGGESTING } from './suggesting.ts'
import { SUPPLYING } from './supplying.ts'
import { SWITCHING } from './switching.ts'
import { TAKING_BACK } from './taking-back.ts'
import { TELLING } from './telling.ts'
import { TIDYING } from './tidying.ts'
import { TURNED_SO } from './turned-so.ts'
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts'
import { VIEWING } from './viewing.ts'
import { WALLING } from './walling.ts'
import { WHEREABOUTS } from './whereabouts.ts'
import { WISH_LISTS } from './wish-lists.ts'
import { WISHED } from './wished.ts'
import { WISHES } from './wishes.ts'
import { WORDED_OTHERWISE } from './worded-otherwise.ts'
import { WORDING } from './wording.ts'
import { SPELLED_OUT, WRAPPING } from './wrapping.ts'

/** All rules that say a message in plainer words, in the order in which they are tried. */
export const ALL_RULES: readonly Rule[] = [
  ...SPELLED_OUT,
  ...BRACKETING,
  ...JOINING,
  ...APIECE,
  ...ANIMATING,
  ...SIGHT,
  ...COURTESIES,
  ...PROPERTY_ORDERS,
  ...PROPERTIES_UNNAMED,
  ...PRAISED_COLORS,
  ...COLORING,
  ...AXES,
  ...DESCRIBING,
  ...LAID_OUT,
  ...CAUSING,
  ...REMOVING,
  ...RESIZING,
  ...TAKING_BACK,
  ...HELPING,
  ...ASKED_ALIKE,
  ...ASKED_OTHERWISE,
  ...WORDED_OTHERWISE,
  ...MOVED_SO,
  ...DEGREES_OF,
  ...EVENING_OUT,
  ...NEW_ONES,
  ...HIERARCHY,
  ...LOOKING,
  ...INSTEAD_OF,
  ...MEANT_SO,
  ...LARGE_ENOUGH,
  ...DIMENSIONING,
  ...LIMITS,
  ...FITTING,
  ...SIZING,
  ...BEAMS,
  ...SHINING,
  ...GROUPING,
  ...CORRECTIONS,
  ...PARAPHRASES,
  ...SECOND_THOUGHTS,
  ...HESITATIONS,
  ...PURPOSES,
  ...FOR_EACH_AHEAD,
  ...INVERSIONS,
  ...MAKEOVERS,
  ...SUGGESTING,
  ...SUPPLYING,
  ...LEAVING,
  ...DISTANCING,
  ...TIDYING,
  ...ERRANDS,
  ...SCENERY,
  ...ALTERING,
  ...NUMBERING,
  ...TURNS_OF_PHRASE,
  ...HOPES,
  ...WHEREABOUTS,
  ...HINTED,
  ...WISHED,
  ...REASONS,
  ...SEEING,
  ...MISPLACED,
  ...WRAPPING,
  ...RESTORING,
  ...WISH_LISTS,
  ...VIEWING,
  ...COMPANIONS,
  ...LEVELLING,
  ...PUT_TOGETHER,
  ...WALLING,
  ...BUILDING,
  ...SETTING_OUT,
  ...SITING,
  ...EDGES_OF,
  ...TURNED_SO,
  ...ASKING,
  ...TELLING,
  ...WORDING,
  ...POSING,
  ...COPYING,
  ...BORDERS,
  ...LIKENESS,
  ...FORMING,
  ...NEEDS,
  ...SERVING,
  ...LISTING,
  ...ITEMS_WITH_PLACES,
  ...MAKING,
  ...KEEPING_APART,
  ...LIFTING,
  ...MOVING,
  ...COMPLAINTS,
  ...ASIDES,
  ...AMOUNTS,
  ...WISHES,
  ...CARRYING_ALONG,
  ...ARRANGING,
  ...COMPARING,
  ...EVERYDAY,
  ...GOING_ON,
  ...SWITCHING,
  ...COLLOQUIAL,
  ...PLACES,
  ...IDIOMS,
]
