/** Documents that say the same for another platform: a yes to one is a yes to all of its topic. */
const TWINS: Readonly<Record<string, string>> = {
  privacyPolicy: 'privacy',
  miniPrivacy: 'privacy',
  miniPrivacyPolicy: 'privacy',
  miniBasePersonalRule: 'basePersonalRule',
  miniServicePersonalRule: 'servicePersonalRule',
  miniDrugUserRule: 'drugUserRule',
  miniConsultationService: 'consultationService',
}

/** What a document is about, whichever platform it was written for. */
export const topicOf = (document: string) => (Object.hasOwn(TWINS, document) ? (TWINS[document] ?? document) : document)
