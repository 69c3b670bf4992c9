import { nanoid } from 'nanoid'
import { z } from 'zod'

/** Three numbers; metres for positions and sizes, factors for scales. Never NaN or infinite. */
export const Vec3 = z.tuple([z.number(), z.number(), z.number()])
export type Vec3 = z.infer<typeof Vec3>

/** A unit quaternion `[x, y, z, w]`, as in glTF. */
export const Quat = z.tuple([z.number(), z.number(), z.number(), z.number()])
export type Quat = z.infer<typeof Quat>

/** An sRGB colour as `#rrggbb`, lower case. */
export const Color = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a colour as #rrggbb')
export type Color = z.infer<typeof Color>

export type NodeId = string
export type MaterialId = string
/** The SHA-256 of the asset's bytes, in hexadecimal. */
export type AssetId = string

export const ZERO: Vec3 = [0, 0, 0]
export const ONE: Vec3 = [1, 1, 1]
export const IDENTITY: Quat = [0, 0, 0, 1]

/** A new id for a record. Ids are never used twice, and never mean anything. */
export const newId = (): string => nanoid(12)
