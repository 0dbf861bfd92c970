/** Names of fields of ledgers, banks and invoices, by meaning. Languages: en, de, fr, es, it. */
export const accounting = `
booking date: completed date, transaction date, posting dt, entry date, dateop, date op, buchungsdatum, buchungsdat, belegdatum, ecriture date, écriture date, date écriture, date de l écriture, date d écriture, fecha, fecha de asiento, fecha asiento, fecha contable
value-date: dateval, date val, f valor, val date, wertstellungstag, valuta date
debit: debit amount, debits, withdrawal, withdrawals, money out, paid out, soll, sollbetrag, soll betrag, lastschriftbetrag, ausgabe, ausgaben, débit, montant débit, dépense, debe, cargo, cargos, gasto, dare, uscite
credit: credit amount, credits, deposit, deposits, money in, paid in, haben, habenbetrag, haben betrag, gutschriftbetrag, einnahme, einnahmen, crédit, montant crédit, recette, haber, abono, abonos, ingreso, avere, entrate
account: account code, account num, account no, account number, gl account, ledger account, sachkonto, konto nr, buchungskonto, auftragskonto, iban auftragskonto, eigenes konto, compte num, compte général, numéro du compte, n compte, cuenta contable, nº de cuenta, cuenta
contra-account: contra account, gegenkonto ohne bu schlüssel, offset account, offsetting account, offsetting acct, offsetting acct no, balancing account, counter account, gegenkonto, gegenkto, compte de contrepartie, contrepartie, contrapartida, cuenta de contrapartida, contropartita
tax-code: tax code, tax type, vat code, vat type, tax key, tax category, sales tax code, steuerschlüssel, steuerkennzeichen, steuercode, bu schlüssel, bu, code tva, code taxe, type de taxe, código de iva, código de impuesto, tipo de impuesto, clave de iva, codice iva
invoice id: belegfeld, belegfeld 1, voucher no, voucher number, receipt number, receipt no, piece ref, pièce ref, pièce, n pièce, numéro de pièce, nº documento, número de documento, num factura, num
purpose: verwendungszweck, zahlungsgrund, zweck, payment details, payment description, narrative, purpose of payment, reason for payment, motif de paiement, motif du virement, concepto, concepto del movimiento
posting-text: buchungstext, umsatzart, vorgangsart, ecriture lib, écriture lib, libellé écriture, libellé de l écriture, libellé de l opération, transaction description, booking text, concepto asiento
counterparty iban: kontonummer iban, iban kontonummer, iban zahlungsbeteiligter, iban des empfängers, iban du bénéficiaire, iban beneficiario, beneficiary iban
payee: counterparty, supplier found, partner name, tiers, nom du tiers, tercero, empresa tercera, beneficiary name, name zahlungsbeteiligter
balance: saldo nach buchung, account balance, balance after, saldo final, saldo disponible, disponible, solde après opération, solde disponible, offen, offene posten, offener posten, balance remaining, restant dû, importe pendiente
currency: wkz, wkz umsatz, währungskennzeichen, local currency, currency iso, code devise, código de moneda, código moneda, divisa
amount: amount in local currency, umsatz ohne soll haben kz, transaction amount, montant de l opération, importe del movimiento
cost-center: cost center, cost center code, kost1, kost1 kostenstelle, kostenstelle 1, section analytique, centro de coste, centro de costes
tax-id: vat reg
due date: faellig am, payment due date, due by date, date limite de paiement, fecha de pago prevista, vto
paid amount: cobrado, encaissé, déjà réglé, montant encaissé, paid to date, importe cobrado
total amount: invoice amount, invoice total, invoice value, line total, document total, montant total ttc, betrag brutto, brutto betrag
net: line subtotal, betrag netto, importe sin iva, item amount
tax amount: item tax amount, line tax amount, total iva, total tva, umsatzsteuer betrag, ust betrag
tax rate: item tax percent, steuersatz prozent, steuersatz in percent, iva percent, tva percent, impuesto de venta, tipo impositivo, règle de taxe
reference: kundenreferenz end to end, end to end id, end to end reference, end to end
description: libellé, concepto
purchase: purchasing, buying, einkauf, einkaufs, achat, achats, compra, compras, acquisto
sales: selling, verkauf, verkaufs, vente, ventes, venta, ventas, vendita
order date: sale date, sales date, sold date, sold on, date sold, verkaufsdatum, date de vente, fecha de venta
website: internet
order id: purchase order number, purchase order
iban: rib
shipping cost: shipping total, order shipping, shipping and handling, versandgebühr, frais d expédition, importe de envío
price: item price, line price, lineitem price, item rate, unit amount, prix unitaire ht
sale-price: sale price, online sale price, special price, promo price, promotional price, discounted price, price on sale, reduced price, angebotspreis, aktionspreis, sonderpreis, prix promo, prix promotionnel, prix soldé, prix réduit, precio rebajado, precio oferta, precio de oferta, precio promocional, prezzo scontato
price: sale price, special price, regular price, precio venta, sales price rate, std vk brutto
cost price: default unit cost, cost of goods sold, cogs, coste subtotal, durchschnittlicher einkaufspreis, ek netto, ek preis netto, purchase cost, precio compra
customer: käufer, besteller, tercero
product name: item title, item name, lineitem name, nom du produit, artikelname, nombre del artículo, nombre del producto, titel
brand: vendor
sku: seller sku, merchant sku
category: kategorie ebene, kategorie ebene 1
image: bild 1 pfad url, bild pfad, image src, images
supplier: default vendor name, vendor name
`;
