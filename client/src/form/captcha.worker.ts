import { type Challenge, solve } from './proofOfWork.ts';

self.onmessage = ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(solve(data, 0, data.maxNumber));
};
