import { Alert, Descriptions, Modal, QRCode, Typography } from 'antd'
import type { Credentials } from '../../contract/staff'

/** What somebody logs in with for the first time: shown here and never again. */
export const CredentialsDialog = ({ of: { loginName, password, secret, address }, onClose }: { of: Credentials; onClose: () => void }) => (
  <Modal
    open
    title={`${loginName} 的首次登录`}
    okText="已记下"
    cancelButtonProps={{ style: { display: 'none' } }}
    closable={false}
    maskClosable={false}
    keyboard={false}
    onOk={onClose}
  >
    <div className="stack">
      <Alert type="warning" showIcon message="密码和动态码密钥只显示这一次，请当面交给本人" />
      <Descriptions column={1} size="small" bordered>
        <Descriptions.Item label="登录名">{loginName}</Descriptions.Item>
        <Descriptions.Item label="初始密码">
          <Typography.Text copyable>{password}</Typography.Text>
        </Descriptions.Item>
        <Descriptions.Item label="动态码密钥">
          <Typography.Text copyable>{secret}</Typography.Text>
        </Descriptions.Item>
      </Descriptions>
      <div>用手机上的验证器扫码，登录后在右上角修改密码：</div>
      <QRCode type="svg" value={address} size={180} />
    </div>
  </Modal>
)
