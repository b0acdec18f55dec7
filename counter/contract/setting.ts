import * as z from 'zod/mini'
import { Instant } from '../../src/contract/fields'
import { Version } from './version'
import { workEndpoint } from './workEndpoint'

const Choice = z.looseObject({ value: z.string(), label: z.string() })

export const Setting = z.looseObject({
  key: z.string(),
  version: Version,
  /** What holds now. */
  value: z.unknown(),
  /** Nothing is stored: it is what a shop has without it. */
  isDefault: z.boolean(),
  /** Whether there is such a thing to go back to. */
  hasDefault: z.boolean(),
  /** What keys of a record may be, where that is known. */
  choices: z.array(Choice),
  /** Address of the shop's page that shows it; null where no page does. */
  path: z.nullable(z.string()),
  /** Who changed it here last; null where nobody has. */
  changed: z.nullable(z.looseObject({ by: z.string(), at: Instant })),
})
export type Setting = z.infer<typeof Setting>

const Key = z.object({ key: z.string().check(z.regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z0-9]{1,40})?$/, '没有这一项设置')) })

/** They are changed as revisions of the subject `setting`. Values have the shapes of `settings/shopSettings.ts`. */
export const setting = {
  list: workEndpoint('GET /settings', {
    about: 'Every setting that operators change, with what holds now',
    roles: ['operator'],
    output: z.looseObject({ results: z.array(Setting) }),
  }),
  reset: workEndpoint('DELETE /settings/{key}', {
    about: 'Go back to what a shop has without the setting',
    title: '恢复商城设置的默认值',
    version: 'required',
    roles: ['operator'],
    params: Key,
    output: Setting,
  }),
}
