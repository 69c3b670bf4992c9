/** leva in the design's tokens. */
export const levaTheme = {
  colors: {
    elevation1: 'transparent',
    elevation2: 'transparent',
    elevation3: 'var(--app)',
    accent1: 'var(--accent)',
    accent2: 'var(--accent)',
    accent3: 'var(--accent)',
    highlight1: 'var(--text-2)',
    highlight2: 'var(--text-2)',
    highlight3: 'var(--text)',
    vivid1: 'var(--selection)',
    rootText: 'var(--text)',
  },
  fonts: { mono: 'var(--font)', sans: 'var(--font)' },
  fontSizes: { root: '12px' },
  space: { xs: '0', sm: '0', md: '0', rowGap: '4px', colGap: '0' },
  sizes: { rootWidth: '100%', controlWidth: 'minmax(0, 1fr)', rowHeight: '24px' },
  fontWeights: { label: 'normal', folder: '500', button: '500' },
}
