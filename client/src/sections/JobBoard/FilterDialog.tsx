import { css } from '@emotion/react';
import { role, size, space } from '#theme/tokens.ts';
import { Button } from '#ui/Button.tsx';
import { counted } from '#ui/count.ts';
import { CloseButton, Drawer, drawerHead } from '#ui/Drawer.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Facets, type FacetsProps } from './Facets.tsx';
import { cleared } from './search.ts';

interface FilterDialogProps extends FacetsProps {
  open: boolean;
  onClose: () => void;
  /** Closes it to show the results. */
  onShow: () => void;
}

/** The filters on a phone. A choice applies at once; the button shows the number of results. */
export function FilterDialog({ open, onClose, onShow, ...filters }: FilterDialogProps) {
  const { total: count, onChange } = filters;
  return (
    <Drawer open={open} onClose={onClose} label="Filters">
      <div css={layout}>
        <div css={[drawerHead, head]}>
          <h2 css={title}>Filters</h2>
          <CloseButton label="Close" onClose={onClose} />
        </div>
        <div css={body}>
          <Facets {...filters} />
        </div>
        <div css={foot}>
          {/* Also without a choice, so that the other button stays where it is. */}
          <Button look="second" onClick={() => onChange(cleared)}>
            Clear all
          </Button>
          <Button onClick={onShow}>{count === null ? 'Show jobs' : `Show ${counted(count, 'job')}`}</Button>
          {/* The page's own announcements cannot be heard while a dialog is open. */}
          <VisuallyHidden role="status">{count === null ? '' : `${counted(count, 'job')} found`}</VisuallyHidden>
        </div>
      </div>
    </Drawer>
  );
}

const layout = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: 100%;
`;

const head = css`
  padding-inline: ${space.s4};
`;

const title = css`
  font-size: ${size.t22};
`;

const body = css`
  /* Hidden texts among the filters lengthen what scrolls here, not the dialog. */
  position: relative;
  overflow: auto;
  padding: 0 ${space.s4} ${space.s4};
  overscroll-behavior: contain;
  /* The border of the head above it is enough. */
  fieldset:first-of-type {
    border-top: 0;
  }
`;

const foot = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  padding: ${space.s4};
  padding-bottom: max(${space.s4}, env(safe-area-inset-bottom));
  border-top: 1px solid ${role.line};
`;
