/** Everyday English words that are no slips of others, though they may be a letter away from one that the grammar knows. */
export const COMMON_WORDS = new Set(
  `snap snaps text texts letter letters word words sale sales hungry thirsty concert guest guests visitor visitors wait sleep live fell hooray oops wow okay hey hello party able about above across actually after afterwards again against ago ahead all almost alone along already also although always am
  among amount an and angle animal another answer any anybody anyone anything anyway apart appear apple are area arm around ask asked at
  available average away awesome awful baby bad balcony bar basic basically be beautiful became because become bed been before began begin
  behind being believe below bend beside best better between beyond bike bird blank blow body bold bone book boring born both bottle
  bottom bought bowl boy brain branch bread break brief bring broke broken brother brought buddy build building built bunch burn busy but
  button buy by cake call called came candle capital car card care carefully carry cat catch cause ceiling cell change cheap cheese child
  children chill circle city class clean clear clearly close closed cloud cloth coat code coffee coin cold collect come comes comfortable
  common complete completely computer content continue control cook cool copy corner correct cost could count country couple course cover
  crazy create cup curtain curve cut dance dark day dead deal dear death decide deep delete design desk did die difference different dinner
  direction dirty do does dog done door double down dragon draw dream dress drink drive drop dry due during each early earth easily easy eat
  edge effect eight either elegant else empty end enemy energy enough enter entire equal especially even evenly ever every everybody
  everyone everything everywhere exactly example except exchange exist expect extra eye fabulous face leaning parked form forms fade fading fades fact fair fall false family fan far
  farm fast fat father favorite feel feels feet fell felt few field fight figure file fill final finally find fine finish fire first fish fit
  five fix flag flat flight floor flow flower fly focus follow food foot for force forget form forth forward found four frame free fresh
  fridge friend from front fruit full fully fun funny furniture game garage garden gave general gentle get gets giant girl give given glad go
  god goes going gone good got grand grass great ground group grow guess guest gun guy had hair half hall hand handle hang happen happy hard
  has hat have he head hear heard heart heat heavy height held hello help her here hey high hill him his hit hold hole home hope horse hot
  hour house how however huge human hundred hurt idea if image imagine immediately important in inch indeed inside instead interesting into
  invert is island issue it item its itself job join joke jump just keep kept key kick kid kind king kitchen knew know known lady lake land
  large last late later laugh lay lead leaf lean learn least leave leaves leaving left leg length less let letter level lie life lift light
  like likely line list little live living load local lock long longer look looks lose lost lot lots loud love low lower lucky lunch machine
  made magic main make makes man many map mark market mass matter may maybe me mean measure meat medium meet melt men mess message metal
  middle might mind mine minute mirror miss mix model modern mom moment money month mood moon more morning most mother motion mouse mouth
  move much music must my name narrow natural near nearly neat need needs neither never new news next nice night nine no nobody noise none nor
  normal north nose not note nothing notice now number object obvious of off offer office often oh oil old on once one only onto open
  opposite or orange order original other others otherwise ought our out outside over own paint pair paper parent park part party pass past
  path pay peace people perfect perfectly perhaps person phone photo piano pick picture piece pizza place plain plan plant plate play please
  plus pocket point police pool poor pop position possible post pot pour power present press pretty print probably problem promise proper
  properly pull pure purpose push put quarter queen question quick quickly quiet quite race radio rain raise ran random range rather reach
  read ready real really reason record regular related remain remember remove repeat reply rest result return rich ride right ring rise
  river road rock roll roof room root rope rough round row rule run sad safe said sail same sand sat save saw say scale scene school sea
  seat second secret section see seem seen self sell send sense sent separate serious serve set seven several shade shadow shake shape share
  sharp she sheet shelf shift shine ship shoe shoot shop short should shoulder shout show shut sick side sight sign silent simple simply since
  sing sister sit sitting six size skin sky sleep slightly slow slowly small smart smell smile smoke smooth snow so soft soil solid some
  somebody someone something sometimes somewhere son song soon sorry sort sound soup south space spare speak special speed spend spin split
  spoon spot spread spring square stack staff stage stairs stand standing star start state station stay steal steel step stick still stone
  stop store storm story straight strange street strong student study stuff stupid style such sudden sugar suit summer sun super support sure
  surface surprise sweet swim switch table tail take taken talk tall taste teach team tell telly ten than thank that the their them then there
  therefore these they thick thin thing things think third this those though thought thousand three through throw thus tie tight till time
  times tiny tired title to today together told tomorrow tone tonight too took tool top total touch touches toward tower town toy track trade
  train travel tree trick trip trouble true trust truth try turn twelve twenty twice two type ugly under understand unit until up upon upper us
  use used useful usual usually vase very via view village visit voice wait walk wall want war warm was wash watch water wave way we wear
  weather week weight welcome well went were west wet what whatever wheel when where whether which while whole whose why wide wife wild will
  win wind window wine winter wish with within without woman wonder wood word wore work world worry worse worst worth would write wrong yard
  year yellow yes yesterday yet you young your zero amazing anymore anyhow arrange attach backside backwards barely behave bigger built
  cast faster slower quicker calm clutter cozy cute decorate dining drag fancy flashy glow handy hide identical lamp leans messy nearby nowhere overall pair placed
  random roughly shiny silly sits sloppy stacked stands swap tidy tilt tilted touching trampoline stood sat hung lay spilled crowded unless unused vertical
  plank tile panel beam stair staircase ladder rail railing gate bridge tunnel tent castle palace church tractor wagon cart rocket robot statue
  sculpture fountain pool pond swing slide barbecue grill umbrella parasol hammock balloon kite lantern torch chandelier heater radiator
  fireplace stove oven sink toilet bathtub shower faucet tap towel soap pan kettle toaster blender microwave dishwasher freezer washer dryer
  vacuum broom bucket mop trash garbage basket chest trunk drawer closet hanger hook rack throne crib cradle bunk mattress pillow cushion
  blanket quilt duvet mat blind shutter pane poster painting canvas urn jar jug dish tray fork knife napkin tablecloth lid socket plug cable
  wire printer laptop tablet speaker headphones alarm trophy medal globe atlas journal pen pencil eraser ruler scissors tape glue nail screw
  hammer wrench drill axe shovel rake hoe hose sprinkler seed weed ivy cactus fern palm maple willow daisy tulip lily hedge pavement curb
  gutter chimney porch terrace deck patio attic basement cellar hallway corridor elevator escalator ramp hat scarf glove boot shirt trousers
  pants sock jacket belt bag purse wallet suitcase backpack piano guitar violin trumpet bushy fluffy fluffier cloths clothes shines loft arch
  forest grove dome pyramid prism helix spiral wedge stripe stripes dots pattern logo sticker banner carpet crown helmet sword shield cannon ship yacht canoe
  helicopter truck lorry scooter motorcycle tram subway tyre tire wheelbarrow mannequin skeleton skull dinosaur elephant lion tiger bear wolf
  fox rabbit sheep goat cow pig chicken duck goose swan owl eagle snake frog turtle shark whale dolphin crab spider bee butterfly
  arise art attack ban band bank bill bind bite breach buffer bulk campaign certain chance charge chip chose compiler
  compute consider contain contract cope core creature cure daily danger dare deem deliver derive distinct drew driver
  drove dumb ease effective elect expert extent fate film firm flash fund gain grant graph grave grew harm hate health
  host info instance invent joint lack lain lied link lived loop loose luck maintain mere movie nicer officer older pack
  page patch personal pint plot poet poll port positive pound presence president prevent product prone puncture quit
  quote rate rely represent reproduce role sake score seek settle shame shell site slip spite stock stuck subset tax
  test threw trace trap tune tying unite vary vast wise writer abort aided alien ample arc atom await bake bark
  barrister bash bat batch battle beard beast beat bell bent birth bitter blown boil bond boom bout bow breed brush buck
  bust cage caller canonical carbon cash cave chart chat cheat choir choral circulate cite click clinical clothe coal
  coast coke composer concerto corn cough creative crew crop cue curry curse customary cynical damp dash dawn delicate
  dine disco dive dole doom dose drank drip drivel drown drug drunk dual duly eastern electron emerge emit entirety
  environmental exit explore fake fame farce fare feat fiver flame flaw fleet flour foam folder follower fond font fool
  foul frank fringe fuel furry garble gasp generator golf goody grace grade grasp grim grip gulf hail halt heap heel
  hero hire holy horde humane icon insane insect intensive irony lab lag lager lane laughter layer leak leap lengthy
  lest libel limb litter lord lover lump lung lust maker male mask mate maze meal mental menu metro mild mist moan mole
  moron motor muck muddle naked nest newer nick noon obstruct oral overload pace parse pedant peer petty pilot
  plaster pleasure ploy poke pope pork porter pose pray prayer preach producer prospective pulp rage ram rang rash ray
  rearrange receiver rent resent reside respective rice rode rude rung sack sane sang sank scare scope scream seal sect
  selective sender separator sheer shone shot sigh sine slag slang slash slave slice slighter smallish smash snack snail
  sore span spike spit spool sport spout stale stamp stare stark steam steep stem sticky stiff stir stole strain stray
  sung sunshine swam swamp sweat sweep swore taker tame tear thee theme thorough tick timer toll tome tore torn
  transform trek trifle tuned twin unity unset unto urge utter verb violent wade warp wary weak wiser witch wive wont
  workshop worm wound wrath wren altar baker bale bard baseball basil batter beak beet bloom boar booth brook broth
  butler cape carp cello chin clam clan clarinet claw clipboard cloak cloister clover clown coffer coil colt cord coral
  cornet corral crane crater crest dairy deer dill doll dove duct duel dune dusk earl falcon filly fist fort foil fowl
  frieze frill frost gale gander gardenia gill grate groove grub gull harp hart hatch haze headphone heath helm herb
  hike hive hoof hovel hull hutch keel kelp kilt lapel lath lathe lever locket loom loot lute mace mall malt mane mare
  mart mash meteor mink mire motel mousse mulch newt noose outdoor oxen paddle pail pauper pawn pear peony perch pest
  pike pitcher platter plume plush pod polo poppy prop puck puma pup quartet rabbi radium ranger rasp reed ridge rink
  ripe rivet robber rook rosy rouge rugby rump rust sage salon saloon sap sash satin scent scoop scout seam shack shaft
  sheaf shin shrew shrine silk silo skunk slat sleet slime sloth soot spade spice spine squire stag stalk stallion stave
  stew stork strand strap streak surf swab tart teak thicket thong tide tier trailer trough trowel tuba turf tusk
  twilight twine vane viola wafer waist wart wasp widow wool orchestra sideways sidewise lengthwise crosswise cyclist
  upward downward backyard pigsty gnome knight gloomy gloomier dreary drearier moody moodier dramatic cheerful cheery romantic cosy cozy cosier cozier
  spooky spookier scary scarier creepy creepier eerie`.split(/\s+/),
)
