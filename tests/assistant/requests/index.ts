import { AFTERTHOUGHTS } from './afterthoughts.ts'
import { ARTROOMS } from './artrooms.ts'
import { ATELIER } from './atelier.ts'
import { ATELIERS } from './ateliers.ts'
import { AVENUE } from './avenue.ts'
import { BABYROOM } from './babyroom.ts'
import { BACKGARDEN } from './backgarden.ts'
import { BATHSUITE } from './bathsuite.ts'
import { BEDCHAMBER } from './bedchamber.ts'
import { BEDROOM } from './bedroom.ts'
import { BEDSIT } from './bedsit.ts'
import { BESIDE } from './beside.ts'
import { BLOCKSFIELD } from './blocksfield.ts'
import { BOATHOUSE } from './boathouse.ts'
import { BUILT } from './built.ts'
import { BUREAU } from './bureau.ts'
import { CABIN } from './cabin.ts'
import { CALLED } from './called.ts'
import { CALLERS } from './callers.ts'
import { CARPORT } from './carport.ts'
import { CHANGE } from './change.ts'
import { CLASSHALL } from './classhall.ts'
import { COMERS } from './comers.ts'
import { COMPOSED } from './composed.ts'
import { COMPOSED_AGAIN } from './composed-again.ts'
import { CONCERTHALL } from './concerthall.ts'
import { COOKROOM } from './cookroom.ts'
import { CORNERCAFE } from './cornercafe.ts'
import { COURTEOUS } from './courteous.ts'
import { CREATE } from './create.ts'
import { DEN } from './den.ts'
import { DEPARTURES } from './departures.ts'
import { DEPOT } from './depot.ts'
import { DESKWORK } from './deskwork.ts'
import { DINER } from './diner.ts'
import { DISHES } from './dishes.ts'
import { ELSEWHERE } from './elsewhere.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { EVERYWHERE } from './everywhere.ts'
import { FAMILYROOM } from './familyroom.ts'
import { FIGURES } from './figures.ts'
import { FIRST_TRIES } from './first-tries.ts'
import { FIRSTHAND } from './firsthand.ts'
import { FOLLOWING } from './following.ts'
import { FOLLOWUPS } from './followups.ts'
import { FORMS } from './forms.ts'
import { FORMS_OF_ASKING } from './forms-of-asking.ts'
import { FORMS_OF_BUILDING } from './forms-of-building.ts'
import { FORMS_OF_CHANGE } from './forms-of-change.ts'
import { FORMS_OF_CHOICE } from './forms-of-choice.ts'
import { FORMS_OF_LIGHT } from './forms-of-light.ts'
import { FORMS_OF_MEMORY } from './forms-of-memory.ts'
import { FORMS_OF_ORDER } from './forms-of-order.ts'
import { FORMS_OF_PAIRS } from './forms-of-pairs.ts'
import { FORMS_OF_PARTS } from './forms-of-parts.ts'
import { FORMS_OF_PLACE } from './forms-of-place.ts'
import { FORMS_OF_PROPERTIES } from './forms-of-properties.ts'
import { FORMS_OF_SCENES } from './forms-of-scenes.ts'
import { FORMS_OF_SECOND_THOUGHTS } from './forms-of-second-thoughts.ts'
import { FORMS_OF_SETS } from './forms-of-sets.ts'
import { FORMS_OF_SIDES } from './forms-of-sides.ts'
import { FORMS_OF_WISHES } from './forms-of-wishes.ts'
import { FROM_BARE } from './frombare.ts'
import { FROM_NOTHING } from './fromnothing.ts'
import { GALLEY } from './galley.ts'
import { GARRET } from './garret.ts'
import { GENTLY } from './gently.ts'
import { GROCER } from './grocer.ts'
import { GUESTROOM } from './guestroom.ts'
import { HOMES } from './homes.ts'
import { HOMEYARD } from './homeyard.ts'
import { HOPED } from './hoped.ts'
import { HOSTEL } from './hostel.ts'
import { INDIRECTLY } from './indirectly.ts'
import { INORDER } from './inorder.ts'
import { INPASSING } from './inpassing.ts'
import { KITCHEN } from './kitchen.ts'
import { KITCHENETTE } from './kitchenette.ts'
import { LABORATORY } from './laboratory.ts'
import { LATER_TRIES } from './later-tries.ts'
import { LESSONS } from './lessons.ts'
import { LIVINGSET } from './livingset.ts'
import { LOFTS } from './lofts.ts'
import { LOOKS } from './looks.ts'
import { MARKETPLACE } from './marketplace.ts'
import { MEANT } from './meant.ts'
import { MILKBAR } from './milkbar.ts'
import { ASK, MOOD, REFUSE } from './mood.ts'
import { MORE } from './more.ts'
import { MOVE } from './move.ts'
import { NATURALLY } from './naturally.ts'
import { NEXT_TRIES } from './next-tries.ts'
import { NURSERY } from './nursery.ts'
import { OBLIQUELY } from './obliquely.ts'
import { OFFHAND } from './offhand.ts'
import { ONCEMORE } from './oncemore.ts'
import { ONWALLS } from './onwalls.ts'
import { OPENLOFT } from './openloft.ts'
import { ORCHARD } from './orchard.ts'
import { ORDINARY } from './ordinary.ts'
import { ORDINARY_PLACES } from './ordinary-places.ts'
import { ORDINARY_WORDS } from './ordinary-words.ts'
import { OUTSIDERS } from './outsiders.ts'
import { PARLOUR } from './parlour.ts'
import { PARTYYARD } from './partyyard.ts'
import { PATIODECK } from './patiodeck.ts'
import { PHOTOSTUDIO } from './photostudio.ts'
import { PLACES } from './places.ts'
import { PLAIN_ROOMS } from './plain-rooms.ts'
import { PLAINSPEECH } from './plainspeech.ts'
import { PLAYROOM } from './playroom.ts'
import { PLAYSPOT } from './playspot.ts'
import { PUPILS } from './pupils.ts'
import { READINGHALL } from './readinghall.ts'
import { REMARKED } from './remarked.ts'
import { REPHRASED } from './rephrased.ts'
import { RETREATS } from './retreats.ts'
import { REWORDED } from './reworded.ts'
import { RINGFORMS } from './ringforms.ts'
import { ROOFTOP } from './rooftop.ts'
import { ROUNDABOUT } from './roundabout.ts'
import { SAIDOFTEN } from './saidoften.ts'
import { SALON } from './salon.ts'
import { SCHOOLROOM } from './schoolroom.ts'
import { SETS, TREE } from './sets.ts'
import { SETTLERS } from './settlers.ts'
import { SEVERAL } from './several.ts'
import { SHARED } from './shared.ts'
import { SHOWROOM } from './showroom.ts'
import { SITTINGROOM } from './sittingroom.ts'
import { SKATEPARK } from './skatepark.ts'
import { SLEEPINGROOM } from './sleepingroom.ts'
import { SMALLSHOP } from './smallshop.ts'
import { SOLIDS } from './solids.ts'
import { SOMEONE } from './someone.ts'
import { SPOKEN } from './spoken.ts'
import { SQUARES } from './squares.ts'
import { STABLES } from './stables.ts'
import { STOCKED_REQUESTS } from './stocked.ts'
import { STREETCAFE } from './streetcafe.ts'
import { STUDYROOM } from './studyroom.ts'
import { SUPPER } from './supper.ts'
import { SUPPOSED } from './supposed.ts'
import { SURGERY } from './surgery.ts'
import { TABLEROOM } from './tableroom.ts'
import { TEAHOUSE } from './teahouse.ts'
import { TEAMOFFICE } from './teamoffice.ts'
import { TEAROOM } from './tearoom.ts'
import { THERE } from './there.ts'
import { THIRD } from './third.ts'
import { THREEDESKS } from './threedesks.ts'
import { TOWN } from './town.ts'
import { TOYS } from './toys.ts'
import { TRADES } from './trades.ts'
import { TURNED } from './turned.ts'
import { TVROOM } from './tvroom.ts'
import { VERBS_OF_ALL_KINDS } from './verbs.ts'
import { VISITORS } from './visitors.ts'
import { WALK_INS } from './walk-ins.ts'
import { WAYS_ASKING } from './ways-asking.ts'
import { WAYS_CHANGING } from './ways-changing.ts'
import { WAYS_CHOOSING } from './ways-choosing.ts'
import { WAYS_GOING_ON } from './ways-going-on.ts'
import { WAYS_LOOKING_SO } from './ways-looking-so.ts'
import { WAYS_MAKING } from './ways-making.ts'
import { WAYS_MEANT } from './ways-meant.ts'
import { WAYS_MOVING } from './ways-moving.ts'
import { WAYS_TOGETHER } from './ways-together.ts'
import { WHEREABOUTS } from './whereabouts.ts'
import { WISHED } from './wished.ts'
import { WORKFLOOR } from './workfloor.ts'
import { WORKROOM } from './workroom.ts'

/** Every request of the evaluation set. */
export const REQUESTS = [
  ...CREATE,
  ...CHANGE,
  ...MOVE,
  ...SETS,
  ...TREE,
  ...MOOD,
  ...ASK,
  ...REFUSE,
  ...MORE,
  ...THIRD,
  ...COMPOSED,
  ...SHARED,
  ...PLACES,
  ...BESIDE,
  ...SEVERAL,
  ...ORDINARY,
  ...ELSEWHERE,
  ...PLAIN_ROOMS,
  ...TRADES,
  ...TOWN,
  ...HOMES,
  ...LOFTS,
  ...KITCHEN,
  ...BEDROOM,
  ...PARLOUR,
  ...AVENUE,
  ...SUPPER,
  ...BUREAU,
  ...BUILT,
  ...PLAYROOM,
  ...SHOWROOM,
  ...SCHOOLROOM,
  ...ORDINARY_PLACES,
  ...WORKROOM,
  ...GALLEY,
  ...SOLIDS,
  ...TABLEROOM,
  ...ORCHARD,
  ...BEDCHAMBER,
  ...SITTINGROOM,
  ...MARKETPLACE,
  ...LESSONS,
  ...OPENLOFT,
  ...TEAHOUSE,
  ...THREEDESKS,
  ...DEN,
  ...HOMEYARD,
  ...GROCER,
  ...CONCERTHALL,
  ...BABYROOM,
  ...MILKBAR,
  ...PHOTOSTUDIO,
  ...READINGHALL,
  ...KITCHENETTE,
  ...BEDSIT,
  ...SMALLSHOP,
  ...CABIN,
  ...PARTYYARD,
  ...PUPILS,
  ...FAMILYROOM,
  ...TEAMOFFICE,
  ...TVROOM,
  ...RINGFORMS,
  ...COOKROOM,
  ...BACKGARDEN,
  ...SLEEPINGROOM,
  ...WORKFLOOR,
  ...DESKWORK,
  ...BLOCKSFIELD,
  ...CALLED,
  ...CORNERCAFE,
  ...LIVINGSET,
  ...SALON,
  ...PATIODECK,
  ...STUDYROOM,
  ...DEPOT,
  ...FIGURES,
  ...ARTROOMS,
  ...SPOKEN,
  ...CLASSHALL,
  ...FOLLOWUPS,
  ...PLAYSPOT,
  ...BATHSUITE,
  ...EVERYWHERE,
  ...AFTERTHOUGHTS,
  ...ONWALLS,
  ...STREETCAFE,
  ...DISHES,
  ...GARRET,
  ...GUESTROOM,
  ...EVERYDAY_WORDS,
  ...TEAROOM,
  ...ATELIER,
  ...HOSTEL,
  ...FORMS,
  ...BOATHOUSE,
  ...SURGERY,
  ...NURSERY,
  ...DEPARTURES,
  ...STABLES,
  ...SKATEPARK,
  ...LABORATORY,
  ...ROOFTOP,
  ...COURTEOUS,
  ...ORDINARY_WORDS,
  ...VERBS_OF_ALL_KINDS,
  ...WISHED,
  ...FOLLOWING,
  ...WHEREABOUTS,
  ...LOOKS,
  ...INDIRECTLY,
  ...REMARKED,
  ...TURNED,
  ...HOPED,
  ...MEANT,
  ...COMPOSED_AGAIN,
  ...SUPPOSED,
  ...ROUNDABOUT,
  ...NATURALLY,
  ...THERE,
  ...DINER,
  ...TOYS,
  ...PLAINSPEECH,
  ...OBLIQUELY,
  ...REWORDED,
  ...INORDER,
  ...INPASSING,
  ...OFFHAND,
  ...SAIDOFTEN,
  ...ONCEMORE,
  ...SQUARES,
  ...GENTLY,
  ...RETREATS,
  ...CARPORT,
  ...REPHRASED,
  ...FIRSTHAND,
  ...OUTSIDERS,
  ...VISITORS,
  ...CALLERS,
  ...COMERS,
  ...FROM_BARE,
  ...FROM_NOTHING,
  ...ATELIERS,
  ...FIRST_TRIES,
  ...NEXT_TRIES,
  ...LATER_TRIES,
  ...WALK_INS,
  ...STOCKED_REQUESTS,
  ...SETTLERS,
  ...WAYS_MOVING,
  ...WAYS_CHANGING,
  ...WAYS_LOOKING_SO,
  ...WAYS_CHOOSING,
  ...WAYS_MAKING,
  ...WAYS_ASKING,
  ...WAYS_TOGETHER,
  ...WAYS_MEANT,
  ...WAYS_GOING_ON,
  ...FORMS_OF_CHANGE,
  ...FORMS_OF_CHOICE,
  ...FORMS_OF_PLACE,
  ...FORMS_OF_ORDER,
  ...FORMS_OF_LIGHT,
  ...FORMS_OF_PROPERTIES,
  ...FORMS_OF_BUILDING,
  ...FORMS_OF_SCENES,
  ...FORMS_OF_MEMORY,
  ...FORMS_OF_ASKING,
  ...FORMS_OF_SECOND_THOUGHTS,
  ...FORMS_OF_PAIRS,
  ...FORMS_OF_PARTS,
  ...SOMEONE,
  ...FORMS_OF_SETS,
  ...FORMS_OF_SIDES,
  ...FORMS_OF_WISHES,
]
