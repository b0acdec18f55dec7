import type { ComponentType } from 'react'

/** One part of the shop's set of widgets, as the gallery shows it: `/gallery/<id>`. */
export type Part = {
  /** Stable: tests and pictures name the part by it. */
  id: string
  title: string
  /** Its states, each in a `State`. */
  Show: ComponentType
}
