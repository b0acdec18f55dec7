import { watchConnectivity } from '../connectivity'
import './abort'

watchConnectivity()
