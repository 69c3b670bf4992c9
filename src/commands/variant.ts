import { z } from 'zod'
import { defineCommand } from './define.ts'
import { NodeRef } from './params.ts'

export const setVariant = defineCommand({
  id: 'model.variant',
  title: 'Material variant',
  about: 'Lets an imported model wear one of the variants that it brought along.',
  params: z.object({
    model: NodeRef.describe('the model, or a part of it'),
    variant: z.string().nullable().describe('the name of the variant; null for what the model wears by itself'),
  }),
  assistant: 'write',
  run: async (ctx, { model, variant }) => (await import('./later/variant.ts')).wearVariant(ctx, model, variant),
})
