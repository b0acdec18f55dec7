import { Alert, App, Button, Card, Input, Space, Typography, Upload } from 'antd'
import { useState } from 'react'
import { MAX_REASON, Reason } from '../../contract/revision'
import { MAX_SHEET_BYTES, productSheet, type SheetPreview } from '../../contract/productSheet'
import { ask } from '../client/ask'
import { fileBase64 } from '../parts/fileBase64'
import { PreviewOf } from './PreviewOf'
import { saveFile } from '../parts/saveFile'
import '../products/products.css'

type Chosen = { name: string; file: string; preview: SheetPreview }
const ABOUT =
  '先下载现在的表，用 Excel 改售价、库存、状态（上架、下架）或限购（每人件数，或「不限」），另存为 CSV，再选回来。' +
  '按规格编码对应，空着的格子不改，只留要改的行也行。库存是可售库存，不含已下单的。'
const sentenceOf = (error: unknown) => (error as Error).message

/** Prices, stock, status and limits by a CSV: saved, edited in a spreadsheet, looked at, and applied as it was looked at. */
export function ProductSheetPage() {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const busily = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem('')
    await work().catch((error: unknown) => setProblem(sentenceOf(error)))
    setBusy(false)
  }
  const save = () =>
    busily(async () => {
      const { name, csv } = await ask(productSheet.export, {})
      saveFile(name, csv)
    })
  const look = (file: File) =>
    busily(async () => {
      if (file.size > MAX_SHEET_BYTES) throw new Error(`文件不能超过 ${MAX_SHEET_BYTES >> 20} MB`)
      const content = await fileBase64(file)
      setChosen({ name: file.name, file: content, preview: await ask(productSheet.preview, { body: { file: content } }) })
    })
  const again = ({ name, file }: Chosen) =>
    busily(async () => setChosen({ name, file, preview: await ask(productSheet.preview, { body: { file } }) }))
  return (
    <div className="stack">
      <Typography.Title level={1} style={{ fontSize: 22, margin: 0 }}>
        批量改价改库存
      </Typography.Title>
      <Card>
        <Typography.Paragraph>{ABOUT}</Typography.Paragraph>
        <Space wrap>
          <Button loading={isBusy} onClick={() => void save()}>
            下载现在的表
          </Button>
          <Upload
            accept=".csv,text/csv"
            showUploadList={false}
            beforeUpload={(file) => {
              void look(file)
              return false
            }}
          >
            <Button type="primary" loading={isBusy}>
              选择 CSV 文件
            </Button>
          </Upload>
          {chosen && <Typography.Text>{chosen.name}</Typography.Text>}
        </Space>
      </Card>
      {problem !== '' && <Alert type="error" showIcon message={problem} />}
      {chosen && (
        <>
          <PreviewOf preview={chosen.preview} />
          <Applying key={chosen.preview.version} of={chosen} onDone={() => setChosen(undefined)} onAgain={() => void again(chosen)} />
        </>
      )}
    </div>
  )
}

type Props = { of: Chosen; onDone: () => void; onAgain: () => void }

/** Applies what is shown above, whole. A file that would empty the shop wants what it does to be typed. */
function Applying({ of: { file, preview }, onDone, onAgain }: Props) {
  const { version, counts, guard } = preview
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { message } = App.useApp()
  const isWrong = counts.wrong + counts.unknown > 0
  const apply = async () => {
    setBusy(true)
    try {
      await ask(productSheet.apply, { body: { file, typed, reason }, version }, key)
      void message.success(`已改 ${counts.changed} 个规格，顾客马上看到；可以在变更记录里整批撤回`)
      onDone()
    } catch (error) {
      setProblem(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <Card>
      {guard && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          message={guard.about}
          description={
            <label>
              确认的话，请输入「{guard.sentence}」：
              <Input value={typed} onChange={({ target }) => setTyped(target.value)} style={{ width: 260 }} />
            </label>
          }
        />
      )}
      {problem !== '' && <Alert type="error" showIcon message={problem} style={{ marginBottom: 12 }} />}
      <label>
        这次为什么改（写进变更记录）：
        <Input value={reason} maxLength={MAX_REASON} onChange={({ target }) => setReason(target.value)} style={{ marginBottom: 12 }} />
      </label>
      <Space>
        <Button
          type="primary"
          loading={isBusy}
          disabled={
            isWrong || counts.changed === 0 || !Reason.safeParse(reason).success || (guard !== null && typed.trim() !== guard.sentence)
          }
          onClick={() => void apply()}
        >
          确认导入 {counts.changed} 个规格
        </Button>
        <Button onClick={onAgain}>重新预览</Button>
        {isWrong && '有误的行改正之后才能导入'}
      </Space>
    </Card>
  )
}
