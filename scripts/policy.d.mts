import type { Plugin } from 'vite'

export const POLICY: string
export const HEADER_POLICY: string
export function contentPolicy(): Plugin
