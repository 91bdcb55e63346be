import { useData } from '#data/hooks.ts';
import { useNavigate } from '#ui/location.ts';
import type { ReceiptFragment } from './Receipt.generated.ts';

/** Navigates to the receipt of a form that was just received. Its data is known already. */
export function useReceived(): (receipt: ReceiptFragment) => void {
  const data = useData();
  const navigate = useNavigate();
  return (receipt) => {
    data.put('Receipt', { key: receipt.key }, { receipt });
    navigate(`/receipts/${receipt.key}`);
  };
}
