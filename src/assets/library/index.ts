import type { LibraryItem } from '../../commands/library-item.ts'
import { ARCHITECTURE } from './architecture.ts'
import { CITY } from './city.ts'
import { FIGURES } from './figures.ts'
import { HOME } from './home.ts'
import { KITCHEN } from './kitchen.ts'
import { LANDMARKS } from './landmarks.ts'
import { OUTDOORS } from './outdoors.ts'
import { PLANTS } from './plants.ts'
import { PLAY } from './play.ts'
import { PRODUCTS } from './products.ts'
import { SEATING } from './seating.ts'
import { TABLES } from './tables.ts'

/** The starter library. */
export const LIBRARY: readonly LibraryItem[] = [
  ...[SEATING, TABLES, HOME, KITCHEN, ARCHITECTURE, PLANTS, OUTDOORS, PLAY, CITY, LANDMARKS, PRODUCTS, FIGURES].flat(),
]
