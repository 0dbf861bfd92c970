/** Names of fields about parcels and freight, by meaning. Languages: en, de, fr, es, it. */
export const logistics = `
shipment: consignment, parcel, parcels, sendung, sendungs, paket, pakete, envoi, colis, spedizione, bulto
package: parcel
shipping date: shipment date, shipping date, shipping dt, label date, collection date, pickup date, sendungsdatum, versanddatum, abholdatum, date d envoi, date expedition, date d enlèvement, fecha de expedición, fecha del envío, fecha de recogida, data ritiro
delivery date: estimated delivery, estimated delivery date, expected delivery date, zustelldatum, zustellung, date de livraison prévue, fecha prevista de entrega
sender: shipper, ship from, shipfrom, consignor, return to, absender, versender, auftraggeber absender, expéditeur, remitente, expedidor, mittente, remetente, afzender
recipient: receiver, consignee, ship to, shipto, deliver to, delivered to, addressee, empfänger, destinataire, destinatario
shipping-service: service, service type, service code, service level, service name, service selected, carrier service selected, carrier service, shipping service, delivery service, mail class, versandprodukt, versandservice, produkt, produkt und servicedetails, servicedetails, servizio, produit, produit d expédition, servicio, tipo de servicio
tracking: waybill, waybill number, awb, air waybill, shipment number, shipment id, consignment number, package tracking number, parcel number, barcode number, sendungsnummer, sendungsnr, paketscheinnummer, paketschein, frachtbriefnummer, numéro de colis, numero colis, n colis, numéro d expédition, numéro d envoi, código de envío, número de envío, nº de envío, localizador, código de seguimiento, pin
package-count: packages, number of packages, no of packages, package count, pieces, number of pieces, parcel count, number of parcels, cartons, number of cartons, anzahl pakete, paketanzahl, anzahl packstücke, packstücke, colli, kolli, anzahl colli, nombre de colis, nb colis, nombre de paquets, nº de bultos, bultos, número de bultos, numero bultos, colli totali, numero colli
declared-value: declared value, declared value amount, declared amount, value of goods, goods value, item value, insured value, insured amount, insurance amount, insurance value, total value, warenwert, versicherungswert, wert der ware, valeur déclarée, valeur de la marchandise, valor declarado, valor de la mercancía, valore dichiarato
contents: content, package contents, description of goods, goods description, goods, customs description, item description, commodity, commodity description, merchandise description, inhalt, paketinhalt, warenbeschreibung, contenu, contenu du colis, description de la marchandise, nature de la marchandise, contenido, descripción de la mercancía, contenuto
reference: shipment reference, order reference, shipping reference, reference 1, ref 1, customer reference, client reference, internal reference, sendungsreferenz, kundenreferenz, auftragsreferenz, référence expédition, référence client, référence colis, referencia del envío, referencia cliente
street: line 1, address line 1, street address, street name and number, adresse ligne 1, adresse 1
street-2: room floor address 2, address line 2, line 2, unit or suite
weight: package weight, total weight, item weight, shipment weight, parcel weight, gesamtgewicht, paketgewicht, poids total, poids du colis, peso total, peso bruto
width: package width, parcel width, paketbreite, ancho, ancho cm
height: package height, parcel height, pakethöhe, alto, alto cm
length: package length, parcel length, paketlänge, largo, largo cm
recipient phone: delivery phone, delivery phone number
recipient company: company or name, delivery company
state: prov state, state prov, state prov other, provinz
city: town city, address town city
`;
