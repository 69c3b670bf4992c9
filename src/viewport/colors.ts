/** The design's colours of X, Y and Z, as in `ui/tokens.css`; three's materials cannot read those. */
export const AXIS_COLORS = ['#ff5d73', '#86d95b', '#4c9dff'] as const
export const SELECTION_COLOR = '#ffb454'
