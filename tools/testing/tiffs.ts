// Small TIFFs that libtiff and ImageMagick wrote, 24 by 16 pixels; their left half is of one colour, their right half of another.
import { gunzipSync } from 'node:zlib'

const unpack = (text: string) => gunzipSync(Buffer.from(text, 'base64'))

export const tiffs = {
  // Left red, right blue, LZW; a second page in grey, left black, right white, deflate.
  twoPages: unpack(
    'H4sIAAAAAAACA/P01GJYw8DA0GB//wGHAhMra4tTYsCOFDNZ/g4XB4MIGzdd8R63pIsRKkWm8hM8Egst3vC5qk/xUL740mdbLNck' +
      'xyWXfi65lsoxzXd5EGfPs3L7nlPPSrhUoqqdF11K/KIVaibtvjwkseTU1LCFoWtCtUVe7c1bHLU+KHubVGjTSYeNN19Myw55dTl3' +
      '7m09Ye/ac9lFu73zts8sffRTfe/9p+JvRD5pehw6VTBjxjl2SfmGBkEGBkZmBkagayWAmBHKFgBiJiCbBUjXAQWYoeKsQMwGZTMB' +
      'MReUDcKCjCxgmgOIhZDERaFskFliSOaLQ9UvAWIZJPWaQDbIbBCwRbLLjpEVTLcBBeyBbDYgexqQHYSk5hYjyGwINJdaADKCSbud' +
      'C0gpMLS+DgTFCcPhryvA4mfP+IBoRgjdwADlM/Uf+gqiBSrmJDsw/Zfc0BxYeKuTmeGbKv9HBj68oQXzPTMSmw3JZ9hC6xgj9tBi' +
      'xBFawjhCixEttEAAAFxIiG2IAgAA',
  ),
  // Left black, right white, as microfilm is kept: CCITT Group 4.
  group4: unpack(
    'H4sIAAAAAAACA02NSwqAMAxEJ20RUYQq/hauBb1Jj+lJdRqzSOCRxzAkpdyYAZzPq4MsGACJEKY7EfNMgnklmifSmNfpXGeUpLsl' +
      'k8sX56u7v1m/J4frXPSg1/8vHw+Q38C2AAAA',
  ),
  // Left red, right blue, JPEG, lying on its side: its first row is the right edge.
  jpeg: unpack(
    'H4sIAAAAAAACA/P01GKYxMDA8P/G/wMMIhwMAgwSLAyCDIyCDEyCDMyCDP9vMfCxMDAwMjAxMDMw2DP8/bP++b/9838B6QPyP+yK' +
      '/+WW/3ue//dAYPz++x+S5f/cFf970v73/EX7GTLW33+l/fvPov0NVtof2P/xz/nPMDv2P8PO2/8ZCkTC33//I3H8P4O563+GIv9/' +
      'z1+sPyCl/f1X1/+bQMsZGJmBFjIwSAAxI5QtAMRMQDbQLQwpQAFmqDg7ELNB2UxAzAVlg7AgIwuY5gBiIag4GxCLQtkgs8SQzBeH' +
      'qu8EYhkkczSBbJDZIJ4dIyuYvQ9I2APZIPP6gOwgJDdEM7IzKAI5OYxgTUD7IRAYxrcZnIHeAAEQyQQCLMwgkpWFhZmFjZWNDYzZ' +
      'OTmAmJ2NjYObg5MLBIAsHm4uHhDn/xEGeaBTWMHGQK0A8pmYWVjZ2IHKuYEKtgqAQosZaDgr0GSgbC1QnoFFkFVI0dCRTTgwkV2p' +
      'UMSoceJCDmWnjQdFgy5+UDFOKmri5BITl5CUUlVT19DUMjE1M7ewtHJ2cXVz9/D0Cg4JDQuPiIxKTklNS8/IzCouKS0rr6isam5p' +
      'bWvv6OyaNHnK1GnTZ8yctWjxkqXLlq9YuWrT5i1bt23fsXPXocNHjh47fuLkqUuXr1y9dv3GzVsPHz1+8vTZ8xcvX3389PnL12/f' +
      'f/z8BYz71teBQK80MBz+ugLkJ6azZ3zAfoPQDQxQPlP/oa8gWsBcagGYr93OBaQUGACYXyrqzgIAAA==',
  ),
  // Left black, right white, 16 bit of grey, the high byte first.
  grey16: unpack(
    'H4sIAAAAAAACA/P01GLgYGMAgv//ScGkglHzR80fNX/U/FHzB6f5fAwMjMwMjMB6QAKIGaFsASBmArKZwGwBBmaoOAizIbG5kNiC' +
      'jCxgmgOIhZDERaFskFliSOaLQ9UzAGshGST1mlB7QbwgJL0gAABYpK+AtgYAAA==',
  ),
}
