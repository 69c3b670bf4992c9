/** What flowers stand in, and what stands in it by its stem. */
export const VESSELS = /\b(?:vase|urn|jug|jar|pitcher|carafe|bottle|glass|cup|mug|pot|flowerpot|planter|bucket)\b/i
export const STEMS =
  /\b(?:flower|rose|tulip|daisy|lily|orchid|sunflower|daffodil|poppy|peony|carnation|bouquet|branch|twig|reed|straw|spoon|fork|brush|pencil|pen|cactus|plant|fern|succulent|bonsai|bush|palm)s?\b/i
