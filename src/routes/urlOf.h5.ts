export { publicUrl as urlOf } from './resolve'
