/** How what is said comes in. */
export const APPEAR = { initial: { opacity: 0, y: 4 }, animate: { opacity: 1, y: 0 }, transition: { duration: 0.15 } }
