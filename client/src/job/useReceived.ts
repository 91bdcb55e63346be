import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from '#ui/location.ts';
import { ReceiptDocument, type ReceiptFragment } from './Receipt.generated.ts';

/** Navigates to the receipt of a form that was just received. Its data is put into the cache. */
export function useReceived(): (receipt: ReceiptFragment) => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  return (receipt) => {
    client.writeQuery({ query: ReceiptDocument, variables: { key: receipt.key }, data: { receipt } });
    navigate(`/receipts/${receipt.key}`);
  };
}
