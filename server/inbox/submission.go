package inbox

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"hire360/graph"
	"hire360/server/db"
)

// submission is an enquiry or application on its way into the database.
type submission struct {
	key      string
	kind     graph.ReceiptKind
	received string
	content  string
	consent  string // the wording that the sender agreed to
	agreed   string // when
	job      string
	call     string // the slot of a call, or ""
	files    []string
	replaces []string // the keys of earlier attempts
	// amends says that it is the first of replaces with more files, or with a call.
	amends bool
	// acknowledged says that the sender has a receipt: nothing may be refused any more.
	acknowledged bool
}

// submissionOf reads what was sent. Its content is stored as it was sent, without what only proves that the sender is
// a person.
func submissionOf(sent *graph.Submission) (n submission, err error) {
	var content any
	if e := sent.Enquiry; e != nil {
		own := *e
		own.Key, own.Captcha, own.Website = strings.ToLower(e.Key), nil, nil
		n.key, n.kind, n.replaces, content = own.Key, graph.ReceiptKindEnquiry, own.Replaces, own
		n.call = graph.OrEmpty(own.Call)
	} else {
		own := *sent.Application
		own.Key, own.Captcha, own.Website = strings.ToLower(own.Key), nil, nil
		n.key, n.kind, n.replaces, content = own.Key, graph.ReceiptKindApplication, own.Replaces, own
		n.job, n.files = graph.OrEmpty(own.JobID), own.Files
	}
	data, err := json.Marshal(content)
	n.content = string(data)
	return n, err
}

// readSent reads what was sent. The condition comes after the table submission.
func readSent(ctx context.Context, q db.Querier, where string, args ...any) (list []submission, err error) {
	for scan := range db.Rows(ctx, q, `SELECT key, kind, received, content, consent_version, consent_at
		FROM submission `+where, args...) {
		var row submission
		err := scan(&row.key, &row.kind, &row.received, &row.content, &row.consent, &row.agreed)
		if err != nil {
			return nil, err
		}
		sent, err := parseContent(row.kind, row.content)
		if err != nil {
			return nil, fmt.Errorf("read %s: %w", row.reference(0), err)
		}
		n, err := submissionOf(&sent)
		if err != nil {
			return nil, err
		}
		n.key, n.received, n.consent, n.agreed = row.key, row.received, row.consent, row.agreed
		list = append(list, n)
	}
	return list, nil
}

// insert writes the submission unless its key is known. The reference is derived from the key, so that it is the same
// wherever the submission is stored first. One that another submission has is skipped.
func (n submission) insert(ctx context.Context, tx *sql.Tx) (fresh bool, err error) {
	for try := range 20 {
		rows, err := db.Exec(ctx, tx, `
			INSERT INTO submission (key, kind, reference, received, job_id, content, consent_version, consent_at)
			VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
			n.key, string(n.kind), n.reference(try), n.received, n.job, n.content, n.consent, n.agreed)
		if err != nil || rows == 1 {
			return rows == 1, err
		}
		known := 0
		err = tx.QueryRowContext(ctx, `SELECT count(*) FROM submission WHERE key = $1`, n.key).Scan(&known)
		if err != nil || known > 0 {
			return false, err
		}
	}
	return false, errors.New("no reference is free")
}

// referenceLetters are Crockford's base 32, whose letters are not confused over the phone.
const referenceLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

func (n submission) reference(try int) string {
	letters := sha256.Sum256([]byte(n.key + " " + strconv.Itoa(try)))
	for i, b := range letters {
		letters[i] = referenceLetters[b%32]
	}
	return string(n.kind)[:3] + "-" + string(letters[:6])
}

// same compares the submission with what was received under its key and returns a graph.UserErrors when they differ.
// Both were parsed, so that a program with more fields recognizes what an older one stored. A submission that
// waited here may name other files: a form that is sent again without JavaScript uploads them again.
func (n submission) same(known *graph.Receipt) error {
	sent, err := parseContent(n.kind, n.content)
	received, receivedErr := asCompared(known.Enquiry, known.Application, !n.acknowledged)
	own, ownErr := asCompared(sent.Enquiry, sent.Application, !n.acknowledged)
	if err := errors.Join(err, receivedErr, ownErr); err != nil || received == own {
		return err
	}
	return userError(graph.UserErrorCodeKeyReused, "Something else was received under this key. "+
		"Nothing was stored now: send it again with a new key", "key")
}

// asCompared is what was sent without the keys that it replaces, with its files or without.
func asCompared(e *graph.EnquiryInput, a *graph.ApplicationInput, files bool) (string, error) {
	var n graph.Submission
	if e != nil {
		n.Enquiry = new(*e)
		n.Enquiry.Replaces = nil
	}
	if a != nil {
		n.Application = new(*a)
		n.Application.Replaces = nil
		if !files {
			n.Application.Files = nil
		}
	}
	data, err := json.Marshal(n)
	return string(data), err
}

func parseContent(kind graph.ReceiptKind, content string) (n graph.Submission, err error) {
	if kind == graph.ReceiptKindEnquiry {
		n.Enquiry = new(graph.EnquiryInput)
		return n, json.Unmarshal([]byte(content), n.Enquiry)
	}
	n.Application = new(graph.ApplicationInput)
	return n, json.Unmarshal([]byte(content), n.Application)
}
