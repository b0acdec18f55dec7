import { View } from '@tarojs/components'
import type { ConsultationDetail } from '@/contract/consultationTalk'
import { CONSULTATION_QUESTIONS, DURATION_NAMES, OF_PREGNANCY, QUESTION_NAMES } from '@/contract/consultationView'
import { Card } from '@/ui/card/Card'
import { Sheet } from '@/ui/layer/Sheet'
import { Picture } from '@/ui/picture/Picture'
import { previewImages } from '@/ui/picture/zoom/previewImages'
import { Press } from '@/ui/press/Press'
import { Fact } from '@/ui/text/Fact'

/** What was filled in, as it was handed in. */
export function FormView({ of }: { of: ConsultationDetail }) {
  const { patientName, relationLabel, disease, symptom, duration, medicines, answers, drugs, asked } = of
  // Questions about a drug say the same in the words that were chosen.
  const said = QUESTION_NAMES.filter((name) => answers[name].yes && (asked.length === 0 || OF_PREGNANCY.includes(name)))
  return (
    <Card>
      <Fact label="用药人">
        {patientName}，{relationLabel}
      </Fact>
      <Fact label="确诊疾病">{disease}</Fact>
      {asked.length === 0 && (
        <>
          <Fact label="症状">
            {symptom}（{DURATION_NAMES[duration]}）
          </Fact>
          <Fact label="正在用的药">{medicines === '' ? '没有' : medicines}</Fact>
        </>
      )}
      {said.map((name) => (
        <Fact key={name} label={CONSULTATION_QUESTIONS[name].text.replace('？', '')}>
          {answers[name].words || '是'}
        </Fact>
      ))}
      {asked.map(({ question, chosen }) => (
        <Fact key={question} label={question}>
          {chosen.join('、')}
        </Fact>
      ))}
      {drugs.length > 0 && <Fact label="想开的药">{drugs.map(({ name, quantity }) => `${name} ${quantity} 盒`).join('、')}</Fact>}
      <Pictures of={of} />
    </Card>
  )
}

function Pictures({ of: { images } }: { of: ConsultationDetail }) {
  if (images.length === 0) return null
  const urls = images.map(({ url }) => url)
  return (
    <View className="row wrap gap-8 margin-top-12">
      {images.map(({ id, url }, at) => (
        <Press key={id} className="consult__picture" label={`图片 ${at + 1}，点开看大图`} onPress={() => previewImages({ urls, at })}>
          <Picture className="consult__image" fit="cover" src={url} />
        </Press>
      ))}
    </View>
  )
}

export const FormSheet = ({ of, open, onClose }: { of: ConsultationDetail; open: boolean; onClose: () => void }) => (
  <Sheet open={open} onClose={onClose} title="病情">
    <FormView of={of} />
  </Sheet>
)
