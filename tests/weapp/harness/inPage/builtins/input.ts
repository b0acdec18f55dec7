import type { Define } from './define'
import { fieldPlan } from './field'

export const defineInput = (define: Define) => define('input', fieldPlan('input'))
