import * as z from 'zod/mini'

/** The texts a member agrees to each by itself, because health information is sensitive; the consent to a consultation is signed where it begins. */
export const SeparateConsent = z.enum(['basePersonalRule', 'servicePersonalRule', 'drugUserRule', 'childrenInfo', 'cabinetRule'])
export type SeparateConsent = z.infer<typeof SeparateConsent>

/** A 403 that names the texts which are to be agreed to first. */
export const ConsentNeeded = z.looseObject({
  code: z.literal('CONSENT_NEEDED'),
  details: z.looseObject({ documents: z.array(z.looseObject({ document: SeparateConsent })) }),
})
export type ConsentNeeded = z.infer<typeof ConsentNeeded>
