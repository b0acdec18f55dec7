/** The mini-program has all of its main package at hand. */
export { Layers as LayersLater } from './Layers'
