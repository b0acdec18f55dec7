import { watchConnectivity } from '../connectivity'

watchConnectivity()
