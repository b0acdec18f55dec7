import type { Define } from './define'
import { fieldPlan } from './field'

export const defineTextarea = (define: Define) => define('textarea', fieldPlan('textarea'))
