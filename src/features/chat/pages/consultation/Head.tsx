import { Text, View } from '@tarojs/components'
import type { ConsultationDetail } from '@/contract/consultationTalk'
import { Press } from '@/ui/press/Press'
import { Affix } from '@/ui/shell/Affix'

/** For whom, about what and with whom; a press shows what was filled in. */
export const Head = ({ of: { patientName, disease, doctor }, onForm }: { of: ConsultationDetail; onForm: () => void }) => (
  <Affix className="consult__head">
    <View className="row gap-8">
      <View className="grow text-14 color-secondary">
        <Text>为 </Text>
        <Text className="weight-bold color-title">{patientName}</Text>
        <Text> 问诊</Text>
        <Text className="color-caption">{` · ${disease}`}</Text>
      </View>
      <Press className="text-14 color-link q-hit flex-none" onPress={onForm}>
        看病情
      </Press>
    </View>
    {doctor && (
      <View className="text-13 color-secondary margin-top-2">
        {doctor.name}，{doctor.department} {doctor.title}
      </View>
    )}
  </Affix>
)
