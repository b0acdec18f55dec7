import { View } from '@tarojs/components'
import { MAX_COMPLAINT_PICTURES, type Complaint } from '@/contract/complaint'
import { PictureField } from '@/domain/upload/PictureField'

const nothing = () => undefined

/** The pictures that were sent along, to be looked at. */
export const Evidence = ({ pictures }: Pick<Complaint, 'pictures'>) => (
  <View className="margin-top-12">
    <PictureField
      label="反馈图片"
      kind="complaint"
      ids={pictures.map(({ id }) => id)}
      onChange={nothing}
      max={MAX_COMPLAINT_PICTURES}
      disabled
    />
  </View>
)
