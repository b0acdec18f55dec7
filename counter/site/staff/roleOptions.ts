import { ROLE_NAMES, ROLES } from '../../contract/workEndpoint'

export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))
