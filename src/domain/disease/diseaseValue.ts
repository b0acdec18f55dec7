/** A disease in a form. Without a code it is what the member typed (`isCustom` of the specification); an empty name is none yet. */
export type DiseaseValue = { name: string; icdCode: string | null }

export const NO_DISEASE: DiseaseValue = { name: '', icdCode: null }
