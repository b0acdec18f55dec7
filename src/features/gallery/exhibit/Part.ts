import type { ComponentProps, ComponentType } from 'react'
import type { Screen } from '@/ui/shell/Screen'

/** One part of the shop's set of widgets, as the gallery shows it: `/gallery/<id>`. */
export type Part = {
  /** Stable: tests and pictures name the part by it. */
  id: string
  title: string
  /** Its states, each in a `State`. */
  Show: ComponentType
  /** States of the page itself, by name: `/gallery/<id>?state=<name>` is the page in that state. */
  screens?: Record<string, Omit<ComponentProps<typeof Screen>, 'children'>>
}
