import { View } from '@tarojs/components'
import { a11y } from '../element/a11y'
import { Icon } from '../icons/Icon'
import { useLayers } from '../feedback/layerStore'

/** The toast of the moment. The box is always there, because screen readers announce changes, not arrivals. */
export function ToastHost() {
  const toast = useLayers((state) => state.toast)
  return (
    <View className="q-toast-box" {...a11y({ role: 'status', live: 'polite' })}>
      {toast && (
        <View key={toast.id} className="q-toast">
          {toast.icon && <Icon name={toast.icon} size={18} />}
          {toast.text}
        </View>
      )}
    </View>
  )
}
