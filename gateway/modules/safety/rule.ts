import type { Severity } from '../../../src/contract/safety'
import type { DiseaseGroup } from './diseaseGroups'
import type { Allergen } from './allergens'
import type { DrugClass } from './drugClass'
import type { Base } from './substancesOf'

/** Where a rule comes from. The date is the day of the document, or its year or month where it bears no day. */
export type RuleSource = { document: string; section: string; date: `${number}` | `${number}-${number}` | `${number}-${number}-${number}` }

/** Bases and classes a rule is about; a substance that is one of them, or belongs to one of them, is meant. */
export type Target = ReadonlyArray<Base | DrugClass>

/** What must hold beside the product that a rule is about. */
export type Condition =
  /** Another product of the list meets the same target; `each` base for itself, or the class as a whole. */
  | { kind: 'double'; by: 'base' | 'class' }
  /** Another product of the list meets `with`. */
  | { kind: 'interaction'; with: Target }
  | { kind: 'allergy'; to: Allergen }
  /** Ages in whole months: below the one, or from the other on. */
  | { kind: 'age'; underMonths: number }
  | { kind: 'age'; fromMonths: number }
  | { kind: 'pregnancy' }
  | { kind: 'nursing' }
  | { kind: 'liver' }
  | { kind: 'kidney' }
  | { kind: 'disease'; of: DiseaseGroup }

export type RuleKind = Condition['kind']

/** One warning of the table. It is matched on bases and classes, never on a product. */
export type Rule = {
  /** Never changed and never used again: reasons of shoppers are counted by it. */
  id: string
  severity: Severity
  about: Target
  /** Products that stay where they are put (ointments, eye drops) are meant, too. Else only what is swallowed. */
  localToo?: true
  when: Condition
  /** What may happen, in words an old person reads. */
  words: string
  /** What to do. */
  advice: string
  source: RuleSource
  /** Names as they are printed on packs, one a product: a list that the rule warns of, and one beside it that it must not warn of. */
  fires: readonly string[]
  beside: readonly string[]
}

/** A row of a topic's file: the file says the kind of condition. */
export type Row = Omit<Rule, 'when'>
