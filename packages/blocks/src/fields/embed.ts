import {
  allowedFrame,
  MAX_EMBED_ADDRESS,
  readEmbedAddress,
} from '@sitewright/core/embeds/embed-address'
import * as z from 'zod'
import type { Field, FieldLabel, FieldOptions } from './field.ts'
import { optionalId } from './optional-id.ts'

/**
 * Something of another site that the page embeds: its address, and what the site was found to say of it when that was entered.
 * Only the addresses of providers on the list are taken, and only their own frames.
 */
export interface EmbedField extends Field<Embed>, FieldLabel {
  readonly kind: 'embed'
  /** The provider whose addresses alone are taken, by its name; any if absent. */
  readonly provider?: string
  /** Whether only films are taken that can play without sound and controls, again and again. */
  readonly isLoop?: true
}

export type Embed = z.infer<typeof embedded>

const pixels = z.number().int().min(0).max(10_000)

const embedded = z.object({
  address: z.string().trim().max(MAX_EMBED_ADDRESS, 'That address is too long.'),
  /** Address of its frame; empty where that follows from the address, or where there is only a picture. */
  frame: z
    .string()
    .max(MAX_EMBED_ADDRESS)
    .refine(
      (frame) => frame === '' || allowedFrame(frame) !== undefined,
      'Only frames of the services on the list can be embedded.',
    ),
  title: z.string().max(300),
  /** Size in pixels as the provider names it; 0 for what it does not. */
  width: pixels,
  height: pixels,
  /** The still of it, kept among the site's own pictures. */
  pictureId: optionalId,
})

export const NO_EMBED: Embed = {
  address: '',
  frame: '',
  title: '',
  width: 0,
  height: 0,
  pictureId: '',
}

type EmbedRules = Pick<EmbedField, 'isLoop' | 'provider'>

export type EmbedOptions = FieldOptions & FieldLabel & EmbedRules

export function embed(options: EmbedOptions): EmbedField {
  return {
    ...options,
    kind: 'embed',
    initial: NO_EMBED,
    schema: embedded.refine(
      ({ address }) => address === '' || isAllowed(address, options),
      'That address is of no service that can be embedded.',
    ),
    words: ({ title }) => [{ path: ['title'], text: title, isSearched: true }],
    needs: ({ pictureId }) => (pictureId ? { assets: [pictureId] } : {}),
  }
}

/** Whether an address is of a provider on the list, and of one that a field takes. */
export function isAllowed(address: string, { isLoop, provider }: EmbedRules): boolean {
  const found = readEmbedAddress(address)
  if (!found || (isLoop && found.loop === undefined)) return false
  return provider === undefined || found.provider.name === provider
}
