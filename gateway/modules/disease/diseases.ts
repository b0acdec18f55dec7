import type { DiseaseRow } from './diseaseRow'
import { BLOOD } from './table/blood'
import { BONES } from './table/bones'
import { BREATHING } from './table/breathing'
import { CHILDREN } from './table/children'
import { CIRCULATION } from './table/circulation'
import { DIGESTION } from './table/digestion'
import { ENDOCRINE } from './table/endocrine'
import { EYES_AND_EARS } from './table/eyesAndEars'
import { INFECTIONS } from './table/infections'
import { INJURIES } from './table/injuries'
import { KIDNEYS } from './table/kidneys'
import { MENTAL } from './table/mental'
import { NEOPLASMS } from './table/neoplasms'
import { NERVES } from './table/nerves'
import { PREGNANCY } from './table/pregnancy'
import { SKIN } from './table/skin'
import { SYMPTOMS } from './table/symptoms'
import { WOMEN } from './table/women'

/** Every disease the shop knows by name, in the order of ICD-10's chapters. */
export const DISEASES: readonly DiseaseRow[] = [
  ...INFECTIONS,
  ...NEOPLASMS,
  ...BLOOD,
  ...ENDOCRINE,
  ...MENTAL,
  ...NERVES,
  ...EYES_AND_EARS,
  ...CIRCULATION,
  ...BREATHING,
  ...DIGESTION,
  ...SKIN,
  ...BONES,
  ...KIDNEYS,
  ...WOMEN,
  ...PREGNANCY,
  ...CHILDREN,
  ...SYMPTOMS,
  ...INJURIES,
]
